// The guard of the payouts: what is on account is collected once, with the account locked, whoever runs at the same time.
import { type HeldBack, payoutCheck } from '@vitrine/domain/partner/payout/payout-check'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'

export type Account = { partnerId: number; currencyCode: string }
export type PaidOut = Account & { sumMinor: number } & (
    | { payoutId: number; held: null }
    | { payoutId: null; held: HeldBack }
  )

/** Swapped one by one in tests, to prove that each is needed. */
export const payoutGuards = { lockAccount }
export type PayoutGuards = typeof payoutGuards

/** All that is on account, or nothing and why; undefined where there is nothing to pay. */
export function payOut(
  ctx: Context,
  account: Account,
  guards: PayoutGuards = payoutGuards,
): Promise<PaidOut | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const sumMinor = await guards.lockAccount(ctx, account)
    const { minimumMinor, payee } = await readTerms(ctx, account)
    const check = payoutCheck({ activeMinor: sumMinor, minimumMinor, hasAccount: payee !== null })
    if (check === 'nothing') return undefined
    if (check !== 'ready' || !payee)
      return { ...account, sumMinor, payoutId: null, held: check === 'ready' ? 'no_account' : check }
    const payoutId = await collect(ctx, { ...account, sumMinor, ...payee })
    const after = { partner: account.partnerId, sum_minor: sumMinor, currency: account.currencyCode }
    await audit(ctx, { may: 'payout:run', entity: 'payout', id: payoutId, after })
    return { ...account, sumMinor, payoutId, held: null }
  })
}

async function lockAccount({ db }: Context, { partnerId, currencyCode }: Account): Promise<number> {
  const row = await db
    .selectFrom('royalty_account')
    .select('active_minor')
    .where('partner_id', '=', partnerId)
    .where('currency_code', '=', currencyCode)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.active_minor ?? 0
}

type Payee = { holder: string; number: string }
type Terms = { minimumMinor: number; payee: Payee | null }

async function readTerms({ db }: Context, { partnerId, currencyCode }: Account): Promise<Terms> {
  const { rows } = await sql<Terms>`
    select coalesce((select minimum_minor from payout_minimum where currency_code = ${currencyCode}), 0)::bigint as "minimumMinor",
      (select json_build_object('holder', holder, 'number', account) from payout_account
        where customer_id = ${partnerId} and currency_code = ${currencyCode}) as payee`.execute(db)
  return rows[0] ?? { minimumMinor: 0, payee: null }
}

type Collecting = Account & Payee & { sumMinor: number }

/** Of each order what it has on account, what it owes included: their sum is the payout's. */
async function collect({ db, now }: Context, payout: Collecting): Promise<number> {
  const { partnerId, currencyCode, sumMinor, holder, number } = payout
  const { payout_id: payoutId } = await db
    .insertInto('payout')
    .values({
      ...{ partner_id: partnerId, currency_code: currencyCode, sum_minor: sumMinor },
      ...{ holder, account: number, created_at: now() },
    })
    .returning('payout_id')
    .executeTakeFirstOrThrow()
  await sql`
    with account as (
      update royalty_account set active_minor = active_minor - ${sumMinor}, paid_minor = paid_minor + ${sumMinor}
      where partner_id = ${partnerId} and currency_code = ${currencyCode})
    insert into royalty_entry (partner_id, currency_code, order_id, kind, active_minor, paid_minor, payout_id, at)
    select partner_id, currency_code, order_id, 'pay', -sum(active_minor), sum(active_minor), ${payoutId}, ${now()}
    from royalty_entry where partner_id = ${partnerId} and currency_code = ${currencyCode}
    group by partner_id, currency_code, order_id having sum(active_minor) <> 0`.execute(db)
  return payoutId
}
