import type { Context } from '#api/context.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'
import { settlePayment } from '../receive/settle-payment.ts'
import { type ClosingDeps, closingGuards } from './close-at-service.ts'

/**
 * What the service itself says now; of a try it never opened, that it was given up once its time is over. One it still
 * keeps open for an order that is off is closed there: nobody shall pay for that.
 */
export async function askService(
  ctx: Context,
  deps: ClosingDeps,
  payment: PaymentRow,
): Promise<PaymentRow['state']> {
  const said = await deps.providers.get(payment.provider)?.ask(toKnown(payment))
  const isOver = payment.closes_at <= ctx.now() && payment.way === null
  const report = said ?? (isOver ? ({ kind: 'canceled' } as const) : undefined)
  if (report) return settlePayment(ctx, { ...payment, report })
  const { isOff, closeAtService } = { ...closingGuards, ...deps.closing }
  if (await isOff(ctx, payment)) await closeAtService(ctx, deps, payment)
  return payment.state
}
