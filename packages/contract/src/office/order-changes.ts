// What the programs of the shop's owner do with an order. Each wish carries an `Idempotency-Key` header.
import { MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { z } from 'zod'
import { CurrencySchema, IdSchema, MAX_AMOUNT, moment, OrderIdSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { TrackingSchema } from '../order/progress.ts'
import { RefundedSchema } from '../order/refund.ts'
import { OfficeOrderSchema } from './orders.ts'

const office = {
  method: 'POST',
  storeScoped: false,
  params: z.object({ id: OrderIdSchema }),
  idempotencyKey: 'needed',
} as const

export const updateOfficeOrder = defineCall({
  ...office,
  id: 'office.updateOrder',
  path: '/api/office/orders/:id/update',
  may: 'order:fulfil',
  summary:
    'Move an order on to a status letter or a stage, note where its parcel is, or when it was delivered; backwards is 409',
  body: z
    .object({
      order_status: z.string().min(1).max(3).optional(),
      /** Overrides the letter. */
      stage: wholeNumber(1, 5).optional(),
      tracking: TrackingSchema.optional(),
      delivered_at: moment({ offset: true }).optional(),
    })
    .refine((wish) => Object.values(wish).some((one) => one !== undefined), {
      error: 'asks for nothing',
      path: ['order_status'],
    })
    .meta({ example: { order_status: 'D', delivered_at: '2026-06-12T10:00:00.000Z' } }),
  reply: OfficeOrderSchema,
})

export const cancelOfficeOrder = defineCall({
  ...office,
  id: 'office.cancelOrder',
  path: '/api/office/orders/:id/cancel',
  may: 'order:fulfil',
  summary: 'Cancel an order that has not left; its pieces, coupon and bonuses go back, its money by a refund',
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  reply: OfficeOrderSchema,
})

export const payOfficeOrder = defineCall({
  ...office,
  id: 'office.payOrder',
  path: '/api/office/orders/:id/payment',
  may: 'order:mark-paid',
  summary:
    'Note that an order was paid outside of a payment service, by bank transfer or invoice: exactly its total, in its currency',
  body: z.object({
    /** Major units. */
    amount: z.number().min(0.01).max(MAX_AMOUNT),
    currency: CurrencySchema,
    /** What the bank calls it. */
    reference: z.string().trim().max(140).default(''),
  }),
  reply: OfficeOrderSchema,
})

export const returnOfficeLines = defineCall({
  ...office,
  id: 'office.returnLines',
  path: '/api/office/orders/:id/returns',
  may: 'order:fulfil',
  summary:
    'Note pieces that came back; with the last of them the order is returned. Stock and money follow by calls of their own',
  body: z.object({
    lines: z
      .array(z.object({ line_id: IdSchema, qty: wholeNumber(1, MAX_QUANTITY) }))
      .min(1)
      .max(MAX_CART_LINES),
    reason: z.string().trim().max(500).default(''),
  }),
  reply: OfficeOrderSchema,
})

export const refundOfficeOrder = defineCall({
  ...office,
  id: 'office.refundOrder',
  path: '/api/office/orders/:id/refund',
  may: 'order:refund',
  summary:
    'Give back what was paid, all or a part, to money, gift cards and bonuses by their shares; the payment service is asked after the answer, see `refunds` of the order',
  body: z.object({
    amount: RefundedSchema,
    reason: z.string().trim().max(200).default(''),
  }),
  reply: OfficeOrderSchema,
})
