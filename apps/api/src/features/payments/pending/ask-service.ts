import type { Context } from '#api/context.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'
import { settlePayment } from '../receive/settle-payment.ts'

/** What the service itself says now; of a try it never opened, that it was given up once its time is over. */
export async function askService(
  ctx: Context,
  { providers }: PaymentDeps,
  payment: PaymentRow,
): Promise<PaymentRow['state']> {
  const provider = providers.get(payment.provider)
  const said = await provider?.ask(toKnown(payment))
  const isOver = payment.closes_at <= ctx.now() && payment.way === null
  const report = said ?? (isOver ? ({ kind: 'canceled' } as const) : undefined)
  return report ? settlePayment(ctx, { ...payment, report }) : payment.state
}
