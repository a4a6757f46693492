// One customer as the staff sees them: what they bought, what they are owed, where they are signed in.

import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { isWholeMinor } from '@vitrine/domain/money/is-whole-minor'
import { ORDER_STATES, PAYMENT_STATES } from '@vitrine/domain/order/states'
import { MOST_BOOKED } from '@vitrine/domain/promotion/booking/booked-alone'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema, MAX_INTEGER, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { MoneySchema } from './customer-list.ts'
import { FormerOrderSchema } from './former-order.ts'
import { NoteSchema } from './notes.ts'

const OrderSchema = z.object({
  id: z.number(),
  number: z.string(),
  at: z.string(),
  store_code: z.string(),
  states: z.object({ order: z.enum(ORDER_STATES), payment: z.enum(PAYMENT_STATES) }),
  total: z.number(),
  currency: z.string(),
  thumbnails: z.array(z.string().nullable()),
  lines: z.number(),
})

const BookingSchema = z.object({
  id: z.number(),
  at: z.string(),
  /** given and taken are of the staff, by hand. */
  kind: z.enum(['cashback', 'gift', 'given', 'taken', 'spent', 'back']),
  change: z.number(),
  balance: z.number(),
  currency: z.string(),
  order: z.object({ id: z.number(), number: z.string() }).nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type StaffBooking = z.output<typeof BookingSchema>

/** What the shop tells whoever books beside somebody else: how many there are by now, and those they have not seen. */
export type BookedMeanwhile = {
  seen: number
  since: Pick<StaffBooking, 'at' | 'change' | 'currency' | 'by' | 'reason'>[]
}

const DeviceSchema = z.object({
  id: z.number(),
  device: z.string(),
  country: z.string(),
  last_used_at: z.string(),
})

const CustomerDetailsSchema = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    city: z.string(),
    since: z.string(),
    roles: z.array(z.string()),
    store_code: z.string().nullable(),
    /** As it stands on their last order, else the one they prefer. */
    address: z.record(z.string(), z.unknown()).nullable(),
    orders: z.number(),
    under_way: z.number(),
    bought: z.array(MoneySchema),
    /** Of the pieces they bought, in percent. */
    came_back: z.number(),
    bonuses: z.array(MoneySchema),
    last_orders: z.array(OrderSchema),
    /** Of the shop that was here before: how many, and the newest. */
    former_orders: z.object({ count: z.number(), items: z.array(FormerOrderSchema) }),
    bookings: z.array(BookingSchema),
    /** How often the staff gave or took by hand, ever; who books says how often they saw. */
    booked_by_hand: z.number(),
    devices: z.array(DeviceSchema),
    notes: z.array(NoteSchema),
  })
  .meta({ id: 'CustomerDetails' })
export type CustomerDetails = z.output<typeof CustomerDetailsSchema>

const params = z.object({ id: IdSchema })
const ofOne = { storeScoped: false, params, reply: CustomerDetailsSchema } as const

export const getCustomer = defineCall({
  ...ofOne,
  id: 'staff.customer',
  method: 'GET',
  path: '/api/admin/customers/:id',
  may: 'customer:manage',
  summary: 'One customer: orders, bonuses, devices, notes',
})

export const signCustomerOut = defineCall({
  ...ofOne,
  id: 'staff.signCustomerOut',
  method: 'POST',
  path: '/api/admin/customers/:id/sign-out',
  may: 'customer:manage',
  summary: 'End every session of a customer; those of the staff only with the right to give roles',
})

export const bookBonuses = defineCall({
  storeScoped: false,
  params,
  reply: z.literal(true),
  id: 'staff.bookBonuses',
  method: 'POST',
  path: '/api/admin/customers/:id/bonuses',
  may: 'bonus:book',
  summary:
    'Give or take bonuses by hand, once for each key; 403 beyond what one person gives a customer in a day, 409 where there is less than is taken, or with those bookings that were not seen',
  body: z.strictObject({
    key: z.uuid().meta({ example: '8f14e45f-ceea-467f-a0e6-3f1f6b2a9d11' }),
    /** Less than nothing is taken. */
    change: z
      .number()
      .min(-MOST_BOOKED)
      .max(MOST_BOOKED)
      .refine((sum) => Math.abs(sum) >= 0.01 && isWholeMinor(sum), 'is no sum')
      .meta({ example: 10 }),
    currency: z.enum(CURRENCY_CODES),
    reason: z
      .string()
      .trim()
      .min(REASON_LENGTH.least)
      .max(REASON_LENGTH.most)
      .meta({ example: 'Parcel came late' }),
    /** `booked_by_hand` as it was seen: where somebody booked since, one is told first. */
    seen: wholeNumber(0, MAX_INTEGER).optional(),
  }),
})
