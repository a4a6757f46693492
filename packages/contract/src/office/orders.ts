// Orders for the programs of the shop's owner: read by position, told whole.
import { z } from 'zod'
import { OrderIdSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { TotalsSchema } from '../cart/totals.ts'
import { PaidPartsSchema } from '../order/payment.ts'
import { TrackingSchema } from '../order/progress.ts'
import { PickedPointSchema } from '../order.ts'

const AddressSchema = z.record(z.string(), z.unknown())
const LineSchema = z.object({
  line_id: z.number(),
  sku: z.string(),
  parent_sku: z.string().nullable(),
  name: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  qty: z.number(),
  returned_qty: z.number(),
  price: z.number(),
  row_total: z.number(),
  tax: z.number(),
})
const RefundSchema = z.object({
  refund_id: z.number(),
  /** Altogether. */
  amount: z.number(),
  parts: PaidPartsSchema,
  reason: z.string(),
  /** Of the money; `asked`: the payment service has not answered yet. */
  state: z.enum(['asked', 'done', 'refused']),
  created_at: z.string(),
})

export const OfficeOrderSchema = z
  .object({
    id: z.number(),
    number: z.string(),
    store: z.string(),
    created_at: z.string(),
    order_status: z.string(),
    stage: z.number().nullable(),
    canceled: z.boolean(),
    paid: z.boolean(),
    state: z.string(),
    payment_state: z.string(),
    cancel_reason: z.string().nullable(),
    delivered_at: z.string().nullable(),
    tracking: TrackingSchema.nullable(),
    currency: z.string(),
    grand_total: z.number(),
    totals: TotalsSchema,
    customer_id: z.number().nullable(),
    email: z.string(),
    /** What who ordered wanted the shop to know. */
    comment: z.string(),
    shipping_address: AddressSchema.nullable(),
    billing_address: AddressSchema,
    shipping: z
      .object({
        carrier_code: z.string(),
        method_code: z.string(),
        title: z.string(),
        pickup_point: PickedPointSchema.nullable(),
      })
      .nullable(),
    payment: z.object({ code: z.string(), title: z.string() }),
    lines: z.array(LineSchema),
    refunds: z.array(RefundSchema),
  })
  .meta({ id: 'OfficeOrder' })
export type OfficeOrder = z.output<typeof OfficeOrderSchema>

const ChangeSchema = z.object({
  /** Rises; null for a moment after it happened. */
  position: z.number().nullable(),
  step: z.string(),
  state: z.string(),
  payment_state: z.string(),
  by: z.enum(['customer', 'staff', 'system']),
  /** The program that did it, as `key:erp`. */
  job: z.string().nullable(),
  at: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type OfficeChange = z.output<typeof ChangeSchema>

export const listOfficeOrders = defineCall({
  id: 'office.orders',
  method: 'GET',
  path: '/api/office/orders',
  may: 'order:export',
  storeScoped: false,
  summary: 'New orders, or all changes of orders, after a position; ask again from `next`',
  query: z.object({
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
    limit: wholeNumber(1, 200).default(50),
    what: z.enum(['new', 'all']).default('new'),
  }),
  reply: z.object({
    items: z.array(ChangeSchema.extend({ order: OfficeOrderSchema })),
    next: z.number(),
    /** There may be more: ask at once. */
    more: z.boolean(),
  }),
})

export const getOfficeOrder = defineCall({
  id: 'office.order',
  method: 'GET',
  path: '/api/office/orders/:id',
  may: 'order:export',
  storeScoped: false,
  summary: 'An order with all that ever happened to it',
  params: z.object({ id: OrderIdSchema }),
  reply: OfficeOrderSchema.extend({ events: z.array(ChangeSchema) }),
})
