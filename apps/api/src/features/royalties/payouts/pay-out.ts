// The guard of the payouts: what is on account is collected once, with the account locked, whoever runs at the same time.
import { type HeldBack, payoutCheck } from '@vitrine/domain/partner/payout/payout-check'
import { sql } from 'kysely'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { minimumOf } from './minimum-of.ts'

export type Account = { partnerId: number; currencyCode: string }
export type PaidOut = Account & { sumMinor: number } & (
    | { payoutId: number; held: null }
    | { payoutId: null; held: HeldBack }
  )

/** Swapped one by one in tests, to prove that each is needed. */
export const payoutGuards = { lockAccount, minimumOf }
export type PayoutGuards = typeof payoutGuards

/** All that is on account, or nothing and why; undefined where there is nothing to pay. */
export function payOut(
  ctx: Context,
  account: Account,
  guards: PayoutGuards = payoutGuards,
): Promise<PaidOut | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const sumMinor = await guards.lockAccount(ctx, account)
    const check = payoutCheck({ activeMinor: sumMinor, ...(await readTerms(ctx, account, guards)) })
    if (check === 'nothing' || check === 'given_up') return undefined
    if (check !== 'ready') return { ...account, sumMinor, payoutId: null, held: check }
    const payoutId = await collect(ctx, { ...account, sumMinor })
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

type Terms = { minimumMinor: number; hasAccount: boolean; isGivenUp: boolean }

async function readTerms(
  { db }: Context,
  { partnerId, currencyCode }: Account,
  guards: PayoutGuards,
): Promise<Terms> {
  const { rows } = await sql<Terms>`
    select ${guards.minimumOf(sql`${partnerId}::bigint`, sql`${currencyCode}`)} as "minimumMinor",
      exists (select from payout_account
        where customer_id = ${partnerId} and currency_code = ${currencyCode}) as "hasAccount",
      exists (select from royalty_waiver
        where partner_id = ${partnerId} and currency_code = ${currencyCode}) as "isGivenUp"`.execute(db)
  return rows[0] ?? { minimumMinor: 0, hasAccount: false, isGivenUp: false }
}

type Collecting = Account & { sumMinor: number }

/** Of each order what it has on account, what it owes included: their sum is the payout's. */
async function collect(ctx: Context, payout: Collecting): Promise<number> {
  const { db, now } = ctx
  const { partnerId, currencyCode, sumMinor } = payout
  const { payout_id: payoutId } = await insertPayout(ctx, payout)
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

/** With the account as it is now: a payout keeps where it went. */
function insertPayout({ db, now }: Context, { partnerId, currencyCode, sumMinor }: Collecting) {
  return db
    .insertInto('payout')
    .columns(['partner_id', 'currency_code', 'sum_minor', 'holder', 'account', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('payout_account')
        .select((to) => [
          ...(['customer_id', 'currency_code'] as const),
          to.val(sumMinor).as('sum_minor'),
          ...(['holder', 'account'] as const),
          to.val(now()).as('created_at'),
        ])
        .where('customer_id', '=', partnerId)
        .where('currency_code', '=', currencyCode),
    )
    .returning('payout_id')
    .executeTakeFirstOrThrow()
}
