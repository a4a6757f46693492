import { isWholeMinor } from '@vitrine/domain/money/is-whole-minor'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { PaymentViewSchema } from './payment.ts'

/** Major units, of the order's currency. */
export const RefundedSchema = z
  .number()
  .positive()
  .max(1e12)
  .refine(isWholeMinor, 'has more than two digits after the point')

export const refundOrder = defineCall({
  id: 'order.refund',
  method: 'POST',
  path: '/api/order/:id/refund',
  may: 'order:refund',
  storeScoped: true,
  summary: 'Give money back, all or a part; the same Idempotency-Key is the same refund for ever',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/) }),
  body: z.object({
    amount: RefundedSchema,
    reason: z.string().trim().max(200).default(''),
    /** Where no header can be sent. */
    key: z
      .string()
      .regex(/^[A-Za-z0-9._-]{8,100}$/)
      .optional(),
  }),
  reply: z.object({
    refund_id: z.number(),
    amount: z.number(),
    state: z.enum(['asked', 'done', 'refused']),
    payment: PaymentViewSchema,
  }),
})
