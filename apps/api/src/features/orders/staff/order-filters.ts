// The lists the shop's people find orders in, as SQL: which orders stand in each.

import { MONEY_STATES } from '@vitrine/domain/order/money/holds-money'
import { ORDER_LISTS, type OrderListName } from '@vitrine/domain/order/staff-steps'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { OPEN_REVIEWS } from '#api/db/rules/open-reviews.ts'
import { paidMinorSql, refundedMinorSql } from '#api/db/rules/order-money.ts'
import { isPlacedSql, isSaleSql, isUnderWaySql } from '#api/db/rules/order-rules.ts'
import { matchesOrder } from './order-search.ts'

/** From the few that are open to their orders. */
const IN_REVIEW = sql<boolean>`(o.order_id in (select of_order from ${OPEN_REVIEWS} w))`
/** Where a service takes the money, its word is waited for; other ways are settled at the door or later. */
const WAITS_FOR_MONEY = sql<boolean>`(o.payment_state in ('open', 'pending', 'failed')
  and o.payment_method ->> 'provider' is not null)`
const LEAVES_THE_HOUSE = sql<boolean>`o.state in ('placed', 'confirmed', 'packed')`
/** Money of an order that is off: no other list asks anybody to give it back. */
const TO_REFUND = sql<boolean>`(not ${isSaleSql('o')}
  and o.payment_state in (${sql.join(MONEY_STATES)})
  and ${paidMinorSql('o')} > ${refundedMinorSql('o')})`

const VIEWS: Readonly<Record<OrderListName, RawBuilder<boolean>>> = {
  to_send: sql`(${LEAVES_THE_HOUSE} and not ${WAITS_FOR_MONEY} and not ${IN_REVIEW})`,
  review: IN_REVIEW,
  unpaid: sql`(${LEAVES_THE_HOUSE} and ${WAITS_FOR_MONEY})`,
  to_refund: TO_REFUND,
  // Nothing can be done with a parcel that came back but to give its money back.
  came_back: sql`(o.state = 'returned' and ${TO_REFUND})`,
  open: isUnderWaySql('o'),
  all: sql`true`,
}

const PLACED = isPlacedSql('o')

const countViews = sql.join(
  ORDER_LISTS.map((view) => sql`count(*) filter (where ${VIEWS[view]})::int as ${sql.ref(view)}`),
)

type Narrowed = { store?: string | undefined; q?: string }

/** What is true of an order `o` of the store `s` that stands in a list. */
export const standsIn = (view: OrderListName, { store, q = '' }: Narrowed): RawBuilder<boolean> =>
  sql`(${PLACED} and ${VIEWS[view]} and ${storeIs(store)} and ${matchesOrder(q)})`

export const orderRows = ({ view, ...narrowed }: Narrowed & { view: OrderListName }): RawBuilder<unknown> =>
  sql`from shop_order o join store s using (store_id) where ${standsIn(view, narrowed)}`

/** How many stand in one list, without a look at what the others are about. */
export async function countOrderList(
  db: Database,
  list: Narrowed & { view: OrderListName },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${orderRows(list)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many stand in each list. */
export async function countOrderLists(
  db: Database,
  { store, q = '' }: Narrowed = {},
): Promise<Record<OrderListName, number>> {
  const { rows } = await sql<Record<OrderListName, number>>`
    select ${countViews} from shop_order o join store s using (store_id)
    where ${PLACED} and ${storeIs(store)} and ${matchesOrder(q)}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}

const storeIs = (store: string | undefined) => (store === undefined ? sql`true` : sql`s.code = ${store}`)
