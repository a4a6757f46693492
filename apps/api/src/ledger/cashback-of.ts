import { toMajor } from '@vitrine/domain/money/money'
import { MONEY_STATES } from '@vitrine/domain/order/money/holds-money'
import { cashback } from '@vitrine/domain/promotion/cashback'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { refundedCardsSql, refundedMinorSql } from '#api/db/rules/order-money.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'
import { cameBack, paidForBack } from './came-back.ts'

/** Of an order `o`: money came, and not all of it went back. */
export const holdsMoney: RawBuilder<boolean> = sql`(o.payment_state = any(${[...MONEY_STATES]}))`

const money = sql`(o.total_minor::numeric + o.gift_card_minor)`

/**
 * What goods of an order `o` cost in money, as far as they and it were kept; a piece and its money that went back count once.
 * A gift card that is bought earns when it is spent.
 */
export const keptInMoney: RawBuilder<number> = sql`(
  select greatest(0, floor(case when k.refunded <= k.for_back then k.paid * (k.goods - k.goods_back) / nullif(k.goods, 0)
    else k.paid * (k.goods - k.goods_back) * (k.money - k.refunded) / nullif(k.goods * (k.money - k.for_back), 0) end))::bigint
  from (
    select c.goods, b.goods_back, c.goods - o.bonus_minor as paid, ${money} as money, ${paidForBack(money)} as for_back,
      ${refundedMinorSql('o')} + ${refundedCardsSql('o')} as refunded
    from ${cameBack} b, (
      select o.subtotal_minor::numeric - o.discount_minor - coalesce(sum(g.value_minor), 0) as goods
      from gift_card g where g.order_id = o.order_id) c) k)`

type Row = { order_id: number; booked: number | null; paid_minor: number; percent: number }

/** What these orders brought their customer, or bring once they can no longer come back; major units. */
export async function cashbacksOf(
  { db }: Context,
  ids: readonly number[],
): Promise<(order: { order_id: number }) => number> {
  const { rows } = await sql<Row>`
    select o.order_id, ${keptInMoney} as paid_minor, l.change_minor as booked,
      case when ${holdsMoney} and ${isSaleSql('o')} then t.cashback_percent else 0 end as percent
    from shop_order o join bonus_terms t using (store_id)
      left join ledger_entry l on l.cause_type = 'cashback' and l.cause_id = o.order_id::text
    where o.order_id = any(${ids}::bigint[])`.execute(db)
  const sums = new Map(
    rows.map(({ order_id, booked, paid_minor, percent }) => [
      order_id,
      booked ?? cashback(paid_minor, percent),
    ]),
  )
  return ({ order_id }) => toMajor(sums.get(order_id) ?? 0)
}
