import { isUndone } from '@vitrine/domain/order/is-undone'
import { holdsMoney } from '@vitrine/domain/order/money/holds-money'
import type { OrderState, PaymentState } from '@vitrine/domain/order/status'
import { type RoyaltyLine, royaltyDue } from '@vitrine/domain/partner/royalty/royalty-due'
import type { Standing } from '@vitrine/domain/partner/royalty/royalty-moves'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'

export type OrderRoyalty = {
  partnerId: number
  currencyCode: string
  standing: Standing
  dueMinor: number
  /** Besides, in bonuses of the shop. */
  bonusMinor: number
  isRipe: boolean
}
type Row = {
  partner_id: number
  currency_code: string
  bonus_minor: number
  state: OrderState
  payment_state: PaymentState
  paid: number
  refunded: number
  lines: RoyaltyLine[]
  standing: Standing
  is_over: boolean
}

/** What an order's royalty is by now, and what was written of it; undefined where nobody brought the order. */
export async function readRoyalty(
  { db, now }: Pick<Context, 'db' | 'now'>,
  orderId: number,
): Promise<OrderRoyalty | undefined> {
  const { rows } = await sql<Row>`
    select a.partner_id, a.currency_code, a.bonus_minor, o.state, o.payment_state, o.total_minor as paid,
      (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.order_id = o.order_id) as refunded,
      (select coalesce(json_agg(json_build_object('royaltyMinor', r.royalty_minor, 'qty', l.qty, 'returnedQty', l.returned_qty)), '[]')
        from royalty_line r join (
          select qty, returned_qty, row_number() over (order by line_id) - 1 as place
          from shop_order_line where order_id = o.order_id) l using (place)
        where r.order_id = o.order_id) as lines,
      (select json_build_object('pendingMinor', coalesce(sum(e.pending_minor), 0),
          'activeMinor', coalesce(sum(e.active_minor), 0), 'paidMinor', coalesce(sum(e.paid_minor), 0))
        from royalty_entry e where e.order_id = o.order_id) as standing,
      ${isPastReturn(now())} as is_over
    from order_attribution a join shop_order o using (order_id) where a.order_id = ${orderId}`.execute(db)
  return rows[0] && toRoyalty(rows[0])
}

function toRoyalty(row: Row): OrderRoyalty {
  const { state: order, payment_state: payment, lines, standing } = row
  const isStanding = holdsMoney(payment) && !isUndone({ order, payment })
  const dueMinor = royaltyDue({ lines, paidMinor: row.paid, refundedMinor: row.refunded, isStanding })
  return {
    partnerId: row.partner_id,
    currencyCode: row.currency_code,
    standing,
    dueMinor,
    bonusMinor: row.bonus_minor,
    isRipe: row.is_over,
  }
}
