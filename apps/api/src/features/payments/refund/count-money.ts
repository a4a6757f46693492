import type { PaidBack } from '@vitrine/domain/order/money/paid-parts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { creditLinesSql, paidBySql, paidMinorSql, refundedMinorSql } from '#api/db/rules/order-money.ts'
import { ShopError } from '#api/errors.ts'

export type Money = PaidBack & { paymentId: number | null }
type Row = Record<'paid' | 'refunded' | 'card_paid' | 'card_back' | 'bonus_paid' | 'bonus_back', number> & {
  payment_id: number | null
}

/** What an order was paid with, and what of it went back: by refunds, or with the order itself. */
export async function countMoney({ db }: Context, orderId: number): Promise<Money> {
  const { rows } = await sql<Row>`
    select ${paidMinorSql('o')} as paid, (${paidBySql('o', 'payment_id')}) as payment_id,
      ${refundedMinorSql('o')} as refunded, c.*
    from shop_order o cross join lateral (
      select ${sum(sql`g.account_id is not null and l.change_minor < 0`)} as card_paid,
        ${sum(sql`g.account_id is not null and l.change_minor > 0`)} as card_back,
        ${sum(sql`g.account_id is null and l.change_minor < 0`)} as bonus_paid,
        ${sum(sql`g.account_id is null and l.change_minor > 0`)} as bonus_back
      from ${creditLinesSql('o')} l left join gift_card g using (account_id)) c
    where o.order_id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) throw new ShopError('ORDER_NOT_FOUND')
  return {
    paid: { moneyMinor: row.paid, giftCardMinor: row.card_paid, bonusMinor: row.bonus_paid },
    back: { moneyMinor: row.refunded, giftCardMinor: row.card_back, bonusMinor: row.bonus_back },
    paymentId: row.payment_id,
  }
}

const sum = (those: RawBuilder<unknown>) =>
  sql`coalesce(sum(abs(l.change_minor)) filter (where ${those}), 0)::bigint`
