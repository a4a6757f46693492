import { sql } from 'kysely'
import { RefundRefused } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'
import type { RefundRow } from './claim-refund.ts'
import { settleRefund } from './settle-refund.ts'

const AT_ONCE = 20

/** Asks the service until it has said yes or no; sent again with the same key it moves the money once. */
export async function sendRefund(
  ctx: Context,
  deps: PaymentDeps,
  refund: RefundRow,
): Promise<RefundRow['state']> {
  if (refund.state !== 'asked' || refund.payment_id === null) return refund.state
  const payment = await getPayment(ctx, refund.payment_id)
  try {
    const provider = deps.providers.get(payment.provider)
    if (!provider) throw new Error(`The payment service ${payment.provider} is not set up.`)
    const key = `refund-${refund.refund_id}`
    const refunding = { ...toKnown(payment), refundMinor: refund.amount_minor, key }
    const answer = await provider.refund(refunding)
    return await settleRefund(ctx, { ...refund, outcome: { state: 'done', ...answer } })
  } catch (err) {
    if (err instanceof RefundRefused)
      return settleRefund(ctx, { ...refund, outcome: { state: 'refused', reason: err.message } })
    ctx.log.warn(
      { err, refund: refund.refund_id },
      'a payment service did not take a refund; it is asked again',
    )
    return 'asked'
  }
}

/** For those whose service did not answer. */
export async function sendRefunds(ctx: JobContext, deps: PaymentDeps): Promise<{ sent: number }> {
  const { rows } = await sql<RefundRow>`
    update refund set asked = asked + 1,
      ask_at = ${ctx.now()}::timestamptz + least(3600, 10 * power(2, least(asked, 9))) * interval '1 second'
    where refund_id in (
      select refund_id from refund where ask_at <= ${ctx.now()} order by ask_at limit ${AT_ONCE} for update skip locked)
    returning *`.execute(ctx.db)
  let sent = 0
  for (const refund of rows) if ((await sendRefund(ctx, deps, refund)) === 'done') sent += 1
  return { sent }
}

function getPayment({ db }: Context, paymentId: number): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
}
