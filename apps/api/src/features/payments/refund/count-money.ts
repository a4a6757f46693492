import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

export type Money = { paidMinor: number; refundedMinor: number; paymentId: number | null }

/** By a service: what it was paid by, once; otherwise the whole order came outside of one. */
export async function countMoney({ db }: Context, orderId: number): Promise<Money> {
  const { rows } = await sql<Money>`
    select coalesce(p.amount_minor, o.total_minor) as "paidMinor", p.payment_id as "paymentId",
      (select coalesce(sum(r.amount_minor), 0)::bigint from refund r
        where r.order_id = o.order_id) as "refundedMinor"
    from shop_order o left join lateral (
      select payment_id, amount_minor from payment
      where order_id = o.order_id and state = 'paid' order by settled_at, payment_id limit 1) p on true
    where o.order_id = ${orderId}`.execute(db)
  const [money] = rows
  if (!money) throw new ShopError('ORDER_NOT_FOUND')
  return money
}
