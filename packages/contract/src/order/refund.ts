import { isWholeMinor } from '@vitrine/domain/money/is-whole-minor'
import { z } from 'zod'
import { IdempotencyKeySchema, MAX_AMOUNT, OrderIdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { PaidPartsSchema, PaymentViewSchema } from './payment.ts'

/** Major units, of the order's currency: of all it was paid with; each way gets its share of what has not gone back yet. */
export const RefundedSchema = z
  .number()
  .min(0.01)
  .max(MAX_AMOUNT)
  .refine(isWholeMinor, 'has more than two digits after the point')

export const refundOrder = defineCall({
  id: 'order.refund',
  method: 'POST',
  path: '/api/order/:id/refund',
  may: 'order:refund',
  storeScoped: true,
  summary:
    'Give back what was paid, all or a part, to money, gift cards and bonuses by their shares; the same Idempotency-Key is the same refund for ever',
  params: z.object({ id: OrderIdSchema }),
  body: z.object({
    amount: RefundedSchema,
    /** What whoever asks saw could still be given back: is it another sum by now, somebody else was first, and nothing is. */
    refundable: RefundedSchema.optional(),
    reason: z.string().trim().max(200).default(''),
    /** Where no header can be sent. */
    key: IdempotencyKeySchema.optional(),
  }),
  reply: z.object({
    refund_id: z.number(),
    amount: z.number(),
    parts: PaidPartsSchema,
    /** Of the money. */
    state: z.enum(['asked', 'done', 'refused']),
    payment: PaymentViewSchema,
  }),
})
