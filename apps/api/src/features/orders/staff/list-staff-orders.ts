import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { OrderAddress } from '@vitrine/contract/order'
import type { listStaffOrders as listCall, StaffOrder } from '@vitrine/contract/order/staff-orders'
import { joinName } from '@vitrine/domain/address/split-name'
import { toMajor } from '@vitrine/domain/money/money'
import { type OrderState, type PaymentState, shownStatus } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { pageOf } from '#api/db/paging/keyset.ts'
import { openReviewsSql } from '#api/db/rules/open-reviews.ts'
import { countOrderLists, standsIn } from './order-filters.ts'
import { orderKeyset } from './order-sorts.ts'
import { type ReadersWords, readersWords } from './words/readers-words.ts'

type Wish = CallParsed<typeof listCall>['query']

/** Photos of so many lines stand in a row of the list. */
const PHOTOS = 3

/** Of all stores, latest first unless somebody sorts them. */
export async function listStaffOrders(ctx: Context, wish: Wish): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'order:manage')
  const [rows, counts, words] = await Promise.all([
    readRows(ctx, wish),
    countOrderLists(ctx.db, wish),
    readersWords(ctx),
  ])
  const { shown, next } = pageOf(rows, wish.size)
  return { items: shown.map((row) => toStaffOrder(row, words)), counts, next }
}

type Row = {
  id: number
  sorted_by: string | null
  number: string
  store_code: string
  store_id: number
  created_at: Date
  billing_address: Partial<OrderAddress>
  shipping_address: Partial<OrderAddress> | null
  state: OrderState
  payment_state: PaymentState
  review: string | null
  payment_method: { code?: string; title: string }
  shipping_method: { days: [number, number] } | null
  total_minor: number
  currency_code: string
  thumbnails: (string | null)[]
  pieces: number
}

/** One more than asked for, which tells whether there are more. */
async function readRows({ db }: Context, { view, sort, before, size, ...narrowed }: Wish): Promise<Row[]> {
  const { sortedBy, isAfter, order } = orderKeyset({ sort, before })
  const { rows } = await sql<Row>`
    select o.order_id as id, ${sortedBy} as sorted_by, o.number, s.code as store_code, o.store_id, o.created_at, o.billing_address, o.shipping_address, o.state,
      o.payment_state, o.payment_method, o.shipping_method, o.total_minor, o.currency_code,
      (select r.reason from ${openReviewsSql('o')} r order by r.at, r.review_id limit 1) as review,
      coalesce((select jsonb_agg(l.thumbnail order by l.line_id) from shop_order_line l
        where l.order_id = o.order_id), '[]') as thumbnails,
      coalesce((select sum(l.qty) from shop_order_line l where l.order_id = o.order_id), 0)::int as pieces
    from shop_order o join store s using (store_id)
    where ${standsIn(view, narrowed)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(db)
  return rows
}

function toStaffOrder(row: Row, words: ReadersWords): StaffOrder {
  const address = row.shipping_address ?? row.billing_address
  const states = { order: row.state, payment: row.payment_state }
  const { order_status, stage } = shownStatus(states)
  return {
    id: row.id,
    number: row.number,
    store_code: row.store_code,
    created_at: row.created_at.toISOString(),
    name: joinName(address),
    city: address.city ?? '',
    ...{ states, order_status, stage, review: row.review },
    payment_title: words.payment({ storeId: row.store_id, payment: row.payment_method, way: null }),
    days: row.shipping_method?.days[1] ?? null,
    thumbnails: row.thumbnails.slice(0, PHOTOS),
    pieces: row.pieces,
    total: toMajor(row.total_minor),
    currency: row.currency_code,
  }
}
