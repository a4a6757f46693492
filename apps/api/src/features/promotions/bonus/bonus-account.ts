import { can } from '@vitrine/domain/access/can'
import type { BonusTerms } from '@vitrine/domain/promotion/bonus-spend'
import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { type Cause, creditMoney } from '#api/ledger/ledger.ts'

export type StoreBonus = BonusTerms & {
  /** Null while nothing was ever earned. */
  accountId: number | null
  spendPercent: number
  cashbackPercent: number
}

type Row = {
  account_id: number | null
  balance_minor: number | null
  spend_percent: number
  unlimited_from_minor: number
  cashback_percent: number
}

/** What a customer has in this store's money, and by which rules it may be spent; undefined for guests. */
export async function findBonus(
  ctx: Context,
  customerId: number | null = customerIdOf(ctx),
): Promise<StoreBonus | undefined> {
  if (customerId === null) return undefined
  const { rows } = await sql<Row>`/* prepared */
    select a.account_id, l.balance_minor, t.spend_percent, t.unlimited_from_minor, t.cashback_percent
    from bonus_terms t
    left join bonus_account a on a.customer_id = ${customerId} and a.currency_code = ${ctx.store.currencyCode}
    left join ledger_account l using (account_id)
    where t.store_id = ${ctx.store.storeId}`.execute(ctx.db)
  return rows[0] && toBonus(ctx, rows[0])
}

function toBonus(ctx: Context, row: Row): StoreBonus {
  return {
    accountId: row.account_id,
    accountMinor: row.balance_minor ?? 0,
    proportion: row.spend_percent / 100,
    spendPercent: row.spend_percent,
    unlimitedFromMinor: row.unlimited_from_minor,
    isVip: can(ctx, 'bonus:spend-all'),
    cashbackPercent: row.cashback_percent,
  }
}

type Award = { customerId: number; currencyCode: string; amountMinor: number; cause: Cause }

/** Puts bonuses on a customer's account, opened with the first; once for each cause. In a transaction of the caller's. */
export async function awardBonuses(ctx: Context, award: Award): Promise<boolean> {
  const { customerId, currencyCode, amountMinor, cause } = award
  const accountId = await ensureAccount(ctx, { customerId, currencyCode })
  return creditMoney(ctx, { accountId, cause, amountMinor })
}

/** One account for each customer and currency: whoever comes second waits for the first and finds it. */
async function ensureAccount(
  { db }: Context,
  { customerId, currencyCode }: Pick<Award, 'customerId' | 'currencyCode'>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('bonus account'), ${customerId}::int)`.execute(db)
  const { rows } = await sql<{ account_id: number }>`
    with known as (
      select account_id from bonus_account where customer_id = ${customerId} and currency_code = ${currencyCode}),
    opened as (
      insert into ledger_account (currency_code)
      select ${currencyCode} where not exists (select from known) returning account_id),
    owned as (
      insert into bonus_account (customer_id, currency_code, account_id)
      select ${customerId}, ${currencyCode}, account_id from opened)
    select account_id from known union all select account_id from opened`.execute(db)
  const [account] = rows
  if (!account) throw new Error(`Customer ${customerId} has no account.`)
  return account.account_id
}
