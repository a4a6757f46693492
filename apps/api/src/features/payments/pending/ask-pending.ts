import { sql } from 'kysely'
import type { JobContext } from '#api/jobs/job.ts'
import type { PaymentRow } from '../payment-queries.ts'
import { askService } from './ask-service.ts'
import type { ClosingDeps } from './close-at-service.ts'

const AT_ONCE = 20

/**
 * The reconciler: services whose events never came are asked, later and later. A payment is claimed by moving its time on,
 * so that several processes share them; one that dies while asking has it asked again then.
 */
export async function askPending(
  ctx: JobContext,
  deps: ClosingDeps,
): Promise<{ asked: number; settled: number }> {
  const done = { asked: 0, settled: 0 }
  while (!ctx.signal.aborted) {
    const claimed = await claimDue(ctx)
    for (const payment of claimed) {
      done.asked += 1
      if ((await askQuietly(ctx, deps, payment)) !== payment.state) done.settled += 1
    }
    if (claimed.length < AT_ONCE) break
  }
  return done
}

/** After 10, 20, 40 … seconds, at most every five minutes. */
async function claimDue({ db, now }: JobContext): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payment set asked = asked + 1,
      ask_at = ${now()}::timestamptz + least(300, 10 * power(2, least(asked, 6))) * interval '1 second'
    where payment_id in (
      select payment_id from payment where ask_at <= ${now()} order by ask_at limit ${AT_ONCE} for update skip locked)
    returning *`.execute(db)
  return rows
}

async function askQuietly(
  ctx: JobContext,
  deps: ClosingDeps,
  payment: PaymentRow,
): Promise<PaymentRow['state']> {
  try {
    return await askService(ctx, deps, payment)
  } catch (err) {
    ctx.log.warn({ err, provider: payment.provider }, 'a payment service did not answer')
    return payment.state
  }
}
