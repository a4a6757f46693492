import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import type { RefundRow } from './claim-refund.ts'

type Outcome = { state: 'done'; providerRef: string } | { state: 'refused'; reason: string }
type Refund = Pick<RefundRow, 'refund_id'>
type Settled = Refund & { outcome: Outcome }

/** Swapped in tests, to prove that it is needed. */
export const outcomeGuards = { saveOutcome }
export type OutcomeGuards = typeof outcomeGuards

/** What its service said of it, once, whoever else hears the same. */
export function settleRefund(
  ctx: Context,
  { outcome, ...refund }: Settled,
  guards: OutcomeGuards = outcomeGuards,
): Promise<RefundRow['state']> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await guards.saveOutcome(ctx, refund, outcome))) return outcome.state
    await audit(ctx, {
      may: 'order:refund',
      entity: 'refund',
      id: refund.refund_id,
      after: { state: outcome.state },
    })
    if (outcome.state === 'refused') await askPerson(ctx, refund, outcome.reason)
    return outcome.state
  })
}

async function saveOutcome({ db, now }: Context, { refund_id }: Refund, outcome: Outcome): Promise<boolean> {
  const saved = await db
    .updateTable('refund')
    .set({
      state: outcome.state,
      settled_at: now(),
      ask_at: null,
      ...(outcome.state === 'done' && { provider_ref: outcome.providerRef }),
    })
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'asked')
    .returning('refund_id')
    .executeTakeFirst()
  return saved !== undefined
}

/**
 * What no service will give back, a person must: the money is owed all the same. Each refund by itself, so that none is
 * settled by a word on another of its payment.
 */
async function askPerson({ db, now }: Context, { refund_id }: Refund, why: string): Promise<void> {
  await db
    .insertInto('payment_review')
    .values({ reason: 'refund_refused', details: json({ refund: refund_id, why }), at: now() })
    .execute()
}
