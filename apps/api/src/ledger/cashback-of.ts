import { toMajor } from '@vitrine/domain/money/money'
import { MONEY_STATES } from '@vitrine/domain/order/money/holds-money'
import { cashback } from '@vitrine/domain/promotion/cashback'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { refundedCardsSql, refundedMinorSql } from '#api/db/rules/order-money.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'

/** Of an order `o`: money came, and not all of it went back. */
export const holdsMoney: RawBuilder<boolean> = sql`(o.payment_state = any(${[...MONEY_STATES]}))`

/** Lines of an order `o` with what was left of each after its own discount, as it was written down; of older orders by its price. */
const linesWithRests: RawBuilder<unknown> = sql`(
  select l.qty, l.returned_qty, case when jsonb_array_length(o.totals -> 'items') = count(*) over ()
      then round((o.totals -> 'items' -> (row_number() over (order by l.line_id) - 1)::int ->> 'row_total_with_discount')::numeric * 100)
      else l.row_minor::numeric - l.row_minor * o.discount_minor::numeric / nullif(o.subtotal_minor - c.cards, 0) end as rest
  from shop_order_line l where l.order_id = o.order_id)`

/**
 * What goods of an order `o` cost in money, as far as they and it were kept; a piece and its money that went back count once,
 * and a piece takes with it what it cost itself: a coupon may have been for others alone. A gift card that is bought earns when
 * it is spent.
 */
export const keptInMoney: RawBuilder<number> = sql`(
  select greatest(0, floor(least(
    k.paid * (k.goods - k.back) / nullif(k.goods, 0), k.paid * (k.money - k.refunded) / nullif(k.money, 0))))::bigint
  from (
    select o.subtotal_minor::numeric - c.cards - o.discount_minor as goods,
      o.subtotal_minor::numeric - c.cards - o.discount_minor - o.bonus_minor as paid,
      o.total_minor::numeric + o.gift_card_minor as money,
      ${refundedMinorSql('o')} + ${refundedCardsSql('o')} as refunded,
      (select coalesce(sum(l.rest * l.returned_qty / l.qty), 0) from ${linesWithRests} l) as back
    from (select coalesce(sum(g.value_minor), 0) as cards from gift_card g where g.order_id = o.order_id) c) k)`

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
