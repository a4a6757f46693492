// What of an order came back, in its own money. Each piece takes with it what was left of its line after its own discount: a
// coupon may have been for others alone.
import { type RawBuilder, sql } from 'kysely'

type CameBack = { goods_back: number; whole: number; whole_back: number }

/** Lines of an order `o` as they were written down with it; of older orders by their prices. */
const lines = sql`(
  select *, case when jsonb_array_length(o.totals -> 'items') = count(*) over ()
      then round((o.totals -> 'items' -> place::int ->> 'row_total_with_discount')::numeric * 100)
    when is_card then row_minor
    else row_minor - o.discount_minor * row_minor / nullif(sum(row_minor) filter (where not is_card) over (), 0)
    end as rest
  from (
    select n.*, exists (select from gift_card g where g.order_id = o.order_id and g.place = n.place) as is_card
    from (
      select row_minor::numeric, qty, returned_qty, row_number() over (order by line_id) - 1 as place
      from shop_order_line where order_id = o.order_id) n) m)`

/** Of an order `o`: a row to join. Goods by themselves, and all there was, gift cards that were bought included. */
export const cameBack: RawBuilder<CameBack> = sql`(
  select coalesce(sum(rest * returned_qty / qty) filter (where not is_card), 0) as goods_back,
    coalesce(sum(rest), 0) as whole, coalesce(sum(rest * returned_qty / qty), 0) as whole_back
  from ${lines} l)`

/**
 * How much of what paid an order `o` was for pieces that came back (`b`): their share of all but delivery and fee. What was
 * paid in another way has its share of them, too.
 */
export const paidForBack = (paid: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce(ceil(
  (o.total_minor + o.gift_card_minor + o.bonus_minor - o.shipping_minor - o.payment_minor) * b.whole_back * ${paid}
    / nullif(b.whole * (o.total_minor + o.gift_card_minor + o.bonus_minor), 0)), 0)`
