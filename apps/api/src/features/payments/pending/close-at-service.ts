import type { Context } from '#api/context.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'

/** Best effort, and tried again when the service is next asked; what is paid there all the same is heard of as ever. */
export async function closeAtService(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  try {
    await deps.providers.get(payment.provider)?.close(toKnown(payment))
  } catch (err) {
    ctx.log.warn({ err, payment: payment.payment_id }, 'a payment could not be closed at its service')
  }
}
