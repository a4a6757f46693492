import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listPartnerOrders } from '@vitrine/contract/partner/money'
import { toMajor } from '@vitrine/domain/money/money'
import { type OrderState, type PaymentState, shownStatus } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { statementOf } from './list-payouts.ts'

type Page = CallParsed<typeof listPartnerOrders>['query']
type Product = CallReply<typeof listPartnerOrders>['items'][number]['products'][number]
type Row = {
  total: number
  order_id: number
  number: string
  created_at: Date
  base_minor: number
  currency_code: string
  state: OrderState
  payment_state: PaymentState
  pending: number
  royalty: number
  payout_id: number | null
  products: Product[]
}

/** What was bought, and nothing of who bought it. */
export async function listBroughtOrders(
  ctx: Context,
  { size, from, sort, payout, money }: Page,
): Promise<CallReply<typeof listPartnerOrders>> {
  const direction = sort === 'id:asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<Row>`
    select count(*) over ()::int as total, o.order_id, o.number, o.created_at, a.base_minor, a.currency_code, o.state,
      o.payment_state, r.pending, r.royalty, r.payout_id, (
        select coalesce(json_agg(json_build_object('name', l.name, 'image', l.thumbnail, 'sku', l.sku, 'count', l.qty,
          'price', l.price_minor / 100.0, 'returned', l.returned_qty = l.qty or o.state = 'returned') order by l.line_id), '[]')
        from shop_order_line l where l.order_id = o.order_id) as products
    from order_attribution a join shop_order o using (order_id) cross join lateral (
      select coalesce(sum(pending_minor), 0)::bigint as pending, coalesce(sum(active_minor), 0)::bigint as active,
        coalesce(sum(paid_minor), 0)::bigint as paid, max(payout_id) as payout_id,
        coalesce(sum(pending_minor + active_minor + paid_minor), 0)::bigint as royalty
      from royalty_entry e where e.order_id = a.order_id) r
    where a.partner_id = ${myId(ctx)} and ${money ? sql`r.${sql.ref(money)} <> 0` : sql`true`}
      and ${payout === undefined ? sql`true` : sql`exists (select from royalty_entry e where e.order_id = a.order_id and e.payout_id = ${payout})`}
    order by o.order_id ${direction} limit ${size} offset ${from}`.execute(ctx.db)
  return { items: rows.map(toWire), total: rows[0]?.total ?? 0 }
}

function toWire(row: Row): CallReply<typeof listPartnerOrders>['items'][number] {
  const { order_status, stage, canceled } = shownStatus({ order: row.state, payment: row.payment_state })
  const currency = row.currency_code
  return {
    ...{ id: row.order_id, number: row.number, date: row.created_at.toISOString() },
    ...{ price: toMajor(row.base_minor), currency, order_status, stage, canceled },
    royalty: {
      ...{ sum: toMajor(row.royalty), bonus: 0, currency },
      sent: row.pending === 0 && row.royalty > 0,
      file: row.payout_id === null ? null : statementOf(row.payout_id),
      payout_id: row.payout_id,
    },
    products: row.products,
  }
}
