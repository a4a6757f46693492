// The first page of the shop's people: what needs a hand, and what was sold.
import { z } from 'zod'
import { StoreCodeSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const SOLD_PERIODS = ['today', 'week', 'month', 'year'] as const
export type SoldPeriod = (typeof SOLD_PERIODS)[number]

const scope = { store: StoreCodeSchema }

const LowSizeSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    qty: z.number(),
    /** How many asked to be told when it is back. */
    waiting: z.number(),
  })
  .meta({ id: 'LowSize' })
export type LowSize = z.output<typeof LowSizeSchema>

const UnknownPaymentSchema = z
  .object({
    /** Of the review, which `staff.resolveReview` closes. */
    id: z.number(),
    provider: z.string(),
    /** As the service calls it. */
    reference: z.string(),
    sum: z.number(),
    currency: z.string(),
    at: z.string(),
  })
  .meta({ id: 'UnknownPayment' })
export type UnknownPayment = z.output<typeof UnknownPaymentSchema>

const NeedsSchema = z
  .object({
    to_send: z.number(),
    payments: z.number(),
    /** Canceled or returned, and money of it is still here. */
    to_refund: z.number(),
    came_back: z.number(),
    reviews: z.number(),
    sold_out: z.number(),
    low: z.number(),
    /** People who asked for a size that is sold out. */
    waiting: z.number(),
    /** Letters and messages that were given up. */
    failed: z.number(),
    /** The fewest pieces first, those most asked for before others. */
    sizes: z.array(LowSizeSchema),
    /** What a service was paid, and no order asked for; of all stores, the oldest first. */
    unknown_payments: z.array(UnknownPaymentSchema),
  })
  .meta({ id: 'StaffNeeds' })
export type StaffNeeds = z.output<typeof NeedsSchema>

const reading = { may: 'order:manage', storeScoped: true, method: 'GET' } as const

export const getNeeds = defineCall({
  ...reading,
  id: 'staff.needs',
  path: '/api/admin/needs',
  summary:
    'What needs a hand now: orders, payments, refunds, parcels, reviews, sizes, failed letters, unknown payments',
  query: z.object(scope),
  reply: NeedsSchema,
})

const SoldPartSchema = z.object({
  /** By the clock of the store asked through, without a zone. */
  at: z.string(),
  orders: z.number(),
  sum: z.number(),
  /** The same part of the period before. */
  sum_before: z.number(),
  is_to_come: z.boolean(),
})

const SoldSchema = z
  .object({
    currency: z.string(),
    /** All the shop was paid in, in this period and the one before; that of the most orders first. */
    currencies: z.array(z.string()),
    /** What was sold in this period in other moneys, which nobody adds. */
    others: z.array(z.object({ currency: z.string(), orders: z.number(), sum: z.number() })),
    orders: z.number(),
    sum: z.number(),
    average: z.number(),
    /** Until the same moment of the period before. */
    orders_before: z.number(),
    sum_before: z.number(),
    /** Of the orders of this period, in percent. */
    returned: z.number(),
    parts: z.array(SoldPartSchema),
    stores: z.array(z.object({ store_code: z.string(), orders: z.number(), sum: z.number() })),
  })
  .meta({ id: 'StaffSold' })
export type Sold = z.output<typeof SoldSchema>

export const getSold = defineCall({
  ...reading,
  id: 'staff.sold',
  path: '/api/admin/sold',
  summary: 'What was sold in a period, part by part beside the period before; canceled orders do not count',
  query: z.object({
    ...scope,
    period: z.enum(SOLD_PERIODS).default('month'),
    /** The one of the most orders where nothing is said: sums of two moneys are not compared. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  }),
  reply: SoldSchema,
})
