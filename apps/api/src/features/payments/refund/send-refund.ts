import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import { RefundRefused } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import type { JobContext } from '#api/jobs/job.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type PaymentRow, toKnown } from '../payment-queries.ts'
import type { RefundRow } from './claim-refund.ts'

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
    return await settle(ctx, refund, { state: 'done', ...(await provider.refund(refunding)) })
  } catch (err) {
    if (err instanceof RefundRefused) return settle(ctx, refund, { state: 'refused', reason: err.message })
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

type Outcome = { state: 'done'; providerRef: string } | { state: 'refused'; reason: string }

/** What no service will give back, a person must: the money is owed all the same. */
function settle(ctx: Context, refund: RefundRow, outcome: Outcome): Promise<RefundRow['state']> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const settled = await db
      .updateTable('refund')
      .set({
        state: outcome.state,
        settled_at: now(),
        ask_at: null,
        ...(outcome.state === 'done' && { provider_ref: outcome.providerRef }),
      })
      .where('refund_id', '=', refund.refund_id)
      .where('state', '=', 'asked')
      .returning('refund_id')
      .executeTakeFirst()
    if (settled)
      await audit(ctx, {
        may: 'order:refund',
        entity: 'refund',
        id: refund.refund_id,
        after: { state: outcome.state },
      })
    if (settled && outcome.state === 'refused')
      await db
        .insertInto('payment_review')
        .values({
          payment_id: refund.payment_id,
          reason: 'refund_refused',
          details: json({ refund: refund.refund_id, why: outcome.reason }),
          at: now(),
        })
        // Somebody may have seen to an earlier one of this payment: they hear of this one, too.
        .onConflict((conflict) =>
          conflict.columns(['payment_id', 'reason']).doUpdateSet((row) => ({
            ...{ details: row.ref('excluded.details'), at: row.ref('excluded.at') },
            ...{ resolved_at: null, resolution: null },
          })),
        )
        .execute()
    return outcome.state
  })
}
