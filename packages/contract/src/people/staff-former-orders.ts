// Orders of the shop that was here before, as the staff looks them up: of people with an account and of people without.
import { z } from 'zod'
import { IdSchema, SearchTextSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CursorSchema } from '../desk/list-cursor.ts'
import { FormerOrderSchema } from './former-order.ts'

const reading = { may: 'order:manage', storeScoped: false } as const

const StaffFormerOrderSchema = FormerOrderSchema.extend({
  email: z.string(),
  /** As the table has it; empty where it names nobody. */
  name: z.string(),
  city: z.string(),
}).meta({ id: 'StaffFormerOrder' })
export type StaffFormerOrder = z.output<typeof StaffFormerOrderSchema>

export const listStaffFormerOrders = defineCall({
  ...reading,
  id: 'staff.formerOrders',
  method: 'GET',
  path: '/api/admin/former-orders',
  summary: 'Orders of the shop that was here before, whosever they are, the newest first',
  query: z.object({
    /** Number, e-mail or name; of a number and an e-mail the beginning is enough. */
    q: SearchTextSchema,
    /** `next` of the page before. */
    before: CursorSchema.optional(),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(StaffFormerOrderSchema),
    /** That fit. */
    total: z.number(),
    /** Whether there is any at all: most shops began here. */
    has_any: z.boolean(),
    next: CursorSchema.nullable(),
  }),
})

const PlaceSchema = z.object({
  name: z.string(),
  company: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  /** A code or a name, as the table has it. */
  country: z.string(),
  telephone: z.string(),
})
export type FormerPlace = z.output<typeof PlaceSchema>

export const FORMER_SUMS = ['subtotal', 'discount', 'shipping', 'tax', 'refunded'] as const

const FormerOrderDetailsSchema = StaffFormerOrderSchema.extend({
  billing: PlaceSchema.nullable(),
  shipping: PlaceSchema.nullable(),
  shipping_method: z.string(),
  payment_method: z.string(),
  notes: z.string(),
  /** Major units; those the table told. */
  sums: z.array(z.object({ code: z.enum(FORMER_SUMS), sum: z.number() })),
  /** Whose account it stands in. */
  customer: z.object({ id: z.number(), name: z.string() }).nullable(),
}).meta({ id: 'FormerOrderDetails' })
export type FormerOrderDetails = z.output<typeof FormerOrderDetailsSchema>

export const getStaffFormerOrder = defineCall({
  ...reading,
  id: 'staff.formerOrder',
  method: 'GET',
  path: '/api/admin/former-orders/:id',
  summary: 'One order of the shop that was here before, with all its table told of it',
  params: z.object({ id: IdSchema }),
  reply: FormerOrderDetailsSchema,
})
