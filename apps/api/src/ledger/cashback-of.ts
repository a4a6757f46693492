import { toMajor } from '@vitrine/domain/money/money'
import { cashback } from '@vitrine/domain/promotion/cashback'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** What goods of an order `o` cost in money. */
export const paidInMoney: RawBuilder<number> = sql`(o.subtotal_minor - o.discount_minor - o.bonus_minor)`

type Row = { order_id: number; booked: number | null; paid_minor: number; percent: number }

/** What these orders brought their customer, or bring once they can no longer come back; major units. */
export async function cashbacksOf(
  { db }: Context,
  ids: readonly number[],
): Promise<(order: { order_id: number }) => number> {
  const { rows } = await sql<Row>`
    select o.order_id, ${paidInMoney} as paid_minor, l.change_minor as booked,
      case when o.payment_state = 'paid' and o.state not in ('canceled', 'returned') then t.cashback_percent else 0 end as percent
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
