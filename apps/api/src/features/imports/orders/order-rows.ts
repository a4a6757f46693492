import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { withinDays } from './within-days.ts'

/** What is left of it once its customer has gone is where it was taxed. */
type Address = Partial<
  Record<
    | ('firstname' | 'lastname' | 'company' | 'city' | 'postcode' | 'region' | 'region_code')
    | ('country_id' | 'telephone' | 'vat_id'),
    string
  >
> & { street?: string[] }
export type OrderLine = {
  qty: number
  name: string
  price_minor: number
  base_price_minor: number | null
  sku: string
  returned_qty: number
  tax_minor: number
}
export type OrderRow = {
  id: number
  number: string
  store: string
  email: string
  state: string
  payment_state: string
  currency: string
  subtotal_minor: number
  discount_minor: number
  bonus_minor: number
  gift_card_minor: number
  shipping_minor: number
  tax_minor: number
  total_minor: number
  refunded_minor: number
  created_at: Date
  paid_at: Date | null
  sent_at: Date | null
  canceled_at: Date | null
  coupon: string | null
  comment: string
  shipping_method: { title?: string; method_title?: string } | null
  payment_method: { title?: string } | null
  payment_ref: string | null
  billing_address: Address
  shipping_address: Address | null
  has_letters: boolean
  lines: OrderLine[]
}
export type OrderWish = { store?: string | undefined; from?: string | undefined; to?: string | undefined }

/** When it first stood so. */
const since = (what: RawBuilder<unknown>) =>
  sql`(select min(e.at) from order_event e where e.order_id = o.order_id and ${what})`

const wished = ({ store, ...days }: OrderWish) => sql`${isPlacedSql('o')}
  and ${store === undefined ? sql`true` : sql`s.code = ${store}`}
  and ${withinDays(sql`o.created_at`, days)}`

export async function selectOrders(
  db: Database,
  { after, size, ...wish }: OrderWish & { after: number; size: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.order_id as id, o.number, s.code as store, o.email, o.state, o.payment_state,
      o.currency_code as currency, o.subtotal_minor, o.discount_minor, o.bonus_minor, o.gift_card_minor,
      o.shipping_minor, o.tax_minor, o.total_minor, o.created_at, o.comment, o.shipping_method, o.payment_method,
      o.billing_address, o.shipping_address,
      ${since(sql`e.payment_state = 'paid'`)} as paid_at,
      ${since(sql`e.state in ('shipped', 'ready', 'delivered')`)} as sent_at,
      ${since(sql`e.state = 'canceled'`)} as canceled_at,
      (select coalesce(sum(r.amount_minor), 0)::bigint from refund r
        where r.order_id = o.order_id and r.state = 'done') as refunded_minor,
      (select p.reference from payment p where p.order_id = o.order_id and p.state = 'paid'
        order by p.payment_id limit 1) as payment_ref,
      (select c.code from coupon_use u join coupon c using (coupon_id) where u.order_id = o.order_id) as coupon,
      exists (select from newsletter_subscriber n
        where n.email = lower(o.email) and n.store_id = o.store_id and n.status = 'subscribed') as has_letters,
      coalesce((select jsonb_agg(jsonb_build_object('qty', l.qty, 'name', l.name, 'price_minor', l.price_minor,
          'base_price_minor', l.base_price_minor, 'sku', l.sku, 'returned_qty', l.returned_qty,
          'tax_minor', l.tax_minor) order by l.line_id)
        from shop_order_line l where l.order_id = o.order_id), '[]') as lines
    from shop_order o join store s using (store_id)
    where o.order_id > ${after} and ${wished(wish)} order by o.order_id limit ${size}`.execute(db)
  return rows
}

export async function countOrders(db: Database, wish: OrderWish): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_order o join store s using (store_id) where ${wished(wish)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
