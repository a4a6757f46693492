import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { isUnderWaySql } from '#api/db/rules/order-rules.ts'
import { ShopError } from '#api/errors.ts'
import { formerOrdersOf } from '#api/features/former-orders/index.ts'
import { listSessionsOf } from '#api/features/sessions/index.ts'
import { BONUSES, boughtBy, type MoneyRow, NAME, PLACED } from './customer-facts.ts'
import { toSums } from './list/list-customers.ts'
import { notesOf } from './notes/notes.ts'
import { selectBookings } from './select-bookings.ts'

type Row = Pick<
  CustomerDetails,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'city'
  | 'roles'
  | 'store_code'
  | 'address'
  | 'orders'
  | 'under_way'
  | 'came_back'
  | 'booked_by_hand'
> & { since: Date; bought: MoneyRow[]; bonuses: MoneyRow[] }

export async function getCustomer(ctx: Context, id: number): Promise<CustomerDetails> {
  assertMay(ctx, 'customer:manage')
  const row = await selectCustomer(ctx, id)
  if (!row) throw new ShopError('NOT_FOUND')
  // Read after the row: of what somebody books just then, more is shown than was counted, never less.
  const [last_orders, former_orders, bookings, devices, notes] = await Promise.all([
    selectOrders(ctx, id),
    formerOrdersOf(ctx, id, { size: 5, skip: 0 }),
    selectBookings(ctx, id),
    listSessionsOf(ctx, id),
    notesOf(ctx, { customerId: id }),
  ])
  return {
    ...row,
    ...{ since: row.since.toISOString(), bought: toSums(row.bought), bonuses: toSums(row.bonuses) },
    ...{ last_orders, former_orders, bookings, notes },
    devices: devices.map(({ id, device, country, last_used_at }) => ({ id, device, country, last_used_at })),
  }
}

const MINE = sql<boolean>`o.customer_id = c.customer_id`

async function selectCustomer({ db }: Context, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.customer_id as id, ${NAME} as name, c.email, c.phone, c.created_at as since, c.roles,
      coalesce(nullif(c.city, ''), last.billing_address ->> 'city', '') as city, last.code as store_code,
      coalesce(last.shipping_address, last.billing_address, (select a.address from customer_address a
        where a.customer_id = c.customer_id order by a.is_default desc, a.address_id desc limit 1)) as address,
      (select count(*)::int from shop_order o where ${MINE} and ${PLACED}) as orders,
      (select count(*)::int from shop_order o where ${MINE} and ${PLACED}
        and ${isUnderWaySql('o')}) as under_way,
      ${boughtBy(MINE)} as bought, ${BONUSES} as bonuses,
      coalesce((select round(100.0 * sum(case when o.state = 'returned' then l.qty else l.returned_qty end) / sum(l.qty))
        from shop_order o join shop_order_line l using (order_id)
        where ${MINE} and ${PLACED} and o.state <> 'canceled'), 0)::int as came_back,
      (select count(*)::int from bonus_booking m where m.customer_id = c.customer_id) as booked_by_hand
    from customer c left join lateral (
      select o.shipping_address, o.billing_address, s.code from shop_order o join store s using (store_id)
      where ${MINE} and ${PLACED} order by o.order_id desc limit 1) last on true
    where c.customer_id = ${id} and c.enabled`.execute(db)
  return rows[0]
}

type OrderRow = Omit<CustomerDetails['last_orders'][number], 'at' | 'total'> & {
  at: Date
  total_minor: number
}

async function selectOrders({ db }: Context, id: number): Promise<CustomerDetails['last_orders']> {
  const { rows } = await sql<OrderRow>`
    select o.order_id as id, o.number, o.created_at as at, s.code as store_code, o.currency_code as currency,
      jsonb_build_object('order', o.state, 'payment', o.payment_state) as states, o.total_minor,
      coalesce(l.thumbnails, '[]') as thumbnails, coalesce(l.lines, 0)::int as lines
    from shop_order o join store s using (store_id) left join lateral (
      select jsonb_agg(thumbnail order by line_id) as thumbnails, count(*) as lines
      from shop_order_line where order_id = o.order_id) l on true
    where o.customer_id = ${id} and ${PLACED} order by o.order_id desc limit 5`.execute(db)
  return rows.map(({ at, total_minor, thumbnails, ...row }) => ({
    ...row,
    ...{ at: at.toISOString(), total: toMajor(total_minor), thumbnails: thumbnails.slice(0, 2) },
  }))
}
