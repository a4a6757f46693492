// Whom the shop knows, as its people find them: those with an account, and guests who have ordered.
import { z } from 'zod'
import { SearchTextSchema, StoreCodeSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CursorSchema } from '../desk/list-cursor.ts'

export const CUSTOMER_LISTS = ['all', 'vip', 'partners', 'staff', 'guests'] as const
export type CustomerListName = (typeof CUSTOMER_LISTS)[number]
export const ORDER_COUNTS = ['none', 'one', 'more'] as const
export const LAST_SEEN = ['today', 'week', 'month', 'longer'] as const
export const CUSTOMER_SORTS = ['seen', '-seen', 'orders', '-orders', 'name', '-name'] as const
export type CustomerSort = Exclude<(typeof CUSTOMER_SORTS)[number], `-${string}`>

export const MoneySchema = z.object({ currency: z.string(), sum: z.number() })

const StaffCustomerSchema = z
  .object({
    /** Null: a guest, whom only their orders know. */
    id: z.number().nullable(),
    name: z.string(),
    city: z.string(),
    /** Where they bought last. */
    store_code: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    roles: z.array(z.string()),
    orders: z.number(),
    /** Paid for; each money apart, the most first. */
    bought: z.array(MoneySchema),
    bonuses: z.array(MoneySchema),
    seen_at: z.string().nullable(),
    last_order_id: z.number().nullable(),
  })
  .meta({ id: 'StaffCustomer' })
export type StaffCustomer = z.output<typeof StaffCustomerSchema>

export const listCustomers = defineCall({
  id: 'staff.customers',
  method: 'GET',
  path: '/api/admin/customers',
  may: 'customer:manage',
  storeScoped: false,
  summary: 'Whom the shop knows; `counts` says how many stand in each view',
  query: z.object({
    view: z.enum(CUSTOMER_LISTS).default('all'),
    /** Name, phone or e-mail. */
    q: SearchTextSchema,
    /** Of whom bought there. */
    store: StoreCodeSchema,
    orders: z.enum(ORDER_COUNTS).optional(),
    bonuses: z.literal('some').optional(),
    seen: z.enum(LAST_SEEN).optional(),
    sort: z.enum(CUSTOMER_SORTS).default('-seen'),
    /** `next` of the page before, in the same order. */
    before: CursorSchema.optional(),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(StaffCustomerSchema),
    counts: z.record(z.enum(CUSTOMER_LISTS), z.number()),
    /** With these filters, in this view. */
    total: z.number(),
    new_this_week: z.number(),
    next: CursorSchema.nullable(),
  }),
})
