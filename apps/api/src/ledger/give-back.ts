// What bonuses and gift cards paid of an order comes back to them: all of it, or its share of a refund.
import { allocate } from '@vitrine/domain/money/allocate'
import type { PaidParts } from '@vitrine/domain/order/money/paid-parts'
import { DAYS_AFTER_COMING_BACK } from '@vitrine/domain/promotion/gift-card'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { endOfDaySql } from '#api/db/rules/end-of-day.ts'
import { creditLinesSql } from '#api/db/rules/order-money.ts'
import type { Cause } from './ledger.ts'

type Left = { accountId: number; isGiftCard: boolean; leftMinor: number }
type Share = { accountId: number; amountMinor: number }
type Part = { orderId: number; refundId: number; parts: PaidParts }

/** All accounts an order may move, in one sequence, as orders take them. */
export async function lockAccounts({ db }: Context, orderId: number): Promise<void> {
  await sql`
    select from ledger_account where account_id in (
      select account_id from ledger_entry where cause_type = 'order' and cause_id = ${String(orderId)}
      union select account_id from gift_card where order_id = ${orderId} and account_id is not null)
    order by account_id for no key update`.execute(db)
}

/** All that is left of what a locked order held goes back where it came from, once. */
export async function giveBackHolds(ctx: Context, orderId: number): Promise<void> {
  const left = await listLeft(ctx, orderId)
  const shares = left.map(({ accountId, leftMinor }) => ({ accountId, amountMinor: leftMinor }))
  await giveBack(ctx, { type: 'order', id: orderId }, shares)
}

/** The parts of a refund that are no money; of several cards each gets its share. The order is locked, its accounts are here. */
export async function giveBackPart(
  ctx: Context,
  { orderId, refundId, parts }: Part,
  { lock = lockAccounts } = {},
): Promise<void> {
  if (parts.giftCardMinor === 0 && parts.bonusMinor === 0) return
  await lock(ctx, orderId)
  const left = await listLeft(ctx, orderId)
  const shares = [
    ...sharesOf(
      left.filter(({ isGiftCard }) => isGiftCard),
      parts.giftCardMinor,
    ),
    ...sharesOf(
      left.filter(({ isGiftCard }) => !isGiftCard),
      parts.bonusMinor,
    ),
  ]
  await giveBack(ctx, { type: 'refund', id: refundId }, shares)
}

async function listLeft({ db }: Context, orderId: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select l.account_id as "accountId", g.account_id is not null as "isGiftCard",
      -sum(l.change_minor)::bigint as "leftMinor"
    from shop_order o cross join lateral ${creditLinesSql('o')} l left join gift_card g using (account_id)
    where o.order_id = ${orderId} group by l.account_id, g.account_id order by l.account_id`.execute(db)
  return rows
}

function sharesOf(left: readonly Left[], amountMinor: number): Share[] {
  const amounts = allocate(
    amountMinor,
    left.map(({ leftMinor }) => leftMinor),
  )
  return left.map(({ accountId }, at) => ({ accountId, amountMinor: amounts[at] ?? 0 }))
}

/** Once for each cause. On a gift card that has ended meanwhile, or soon does, it would be lost. */
async function giveBack(ctx: Context, { type, id }: Cause, shares: readonly Share[]): Promise<void> {
  const given = shares.filter(({ amountMinor }) => amountMinor > 0)
  if (given.length === 0) return
  const end = endOfDaySql({
    ...{ from: ctx.now(), later: `${DAYS_AFTER_COMING_BACK} days`, storeId: sql.ref('g.store_id') },
  })
  const rows = given.map(({ accountId, amountMinor }) => ({ account_id: accountId, amount: amountMinor }))
  await sql`
    with back as (
      insert into ledger_entry (account_id, kind, cause_type, cause_id, change_minor, at)
      select account_id, 'back', ${type}, ${String(id)}, amount, ${ctx.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(account_id bigint, amount bigint)
      on conflict do nothing returning account_id, change_minor),
    prolonged as (
      update gift_card g set expires_at = ${end}
      from back where g.account_id = back.account_id and g.expires_at < ${end})
    update ledger_account a set balance_minor = balance_minor + back.change_minor
    from back where a.account_id = back.account_id`.execute(ctx.db)
}
