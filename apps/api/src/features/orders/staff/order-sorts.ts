// What the staff sorts orders by, as SQL about an order `o`: each as its column shows it.
import type { OrderSort } from '@vitrine/contract/order/staff-orders'
import { ORDER_STATES } from '@vitrine/domain/order/states'
import { shownStatus } from '@vitrine/domain/order/status'
import { type RawBuilder, sql } from 'kysely'
import { type Keyset, keysetOf, type SortWish } from '#api/db/paging/keyset.ts'
import { type SortKey, sumKey } from '#api/db/paging/sort-key.ts'
import { inAlphabet } from '#api/db/text/in-alphabet.ts'
import { nameOfAddress } from '#api/db/text/name-sql.ts'

/** As the list shows it. */
const NAME = nameOfAddress(sql`coalesce(o.shipping_address, o.billing_address)`)

const stages = ORDER_STATES.map((order) => {
  const { stage } = shownStatus({ order, payment: 'open' })
  return sql`when ${sql.lit(order)} then ${sql.lit(stage)}`
})
const STAGE = sql`case o.state ${sql.join(stages, sql` `)} else 0 end`

const PIECES = sql`coalesce((select sum(n.qty) from shop_order_line n where n.order_id = o.order_id), 0)`

const KEYS: Readonly<Record<OrderSort, SortKey>> = {
  order: { by: sql`o.order_id`, as: 'bigint' },
  customer: { by: inAlphabet(NAME), as: 'text' },
  products: { by: PIECES, as: 'bigint' },
  stage: { by: STAGE, as: 'bigint' },
  total: sumKey(sql`o.currency_code`, sql`o.total_minor`),
}
const ID: RawBuilder<number> = sql`o.order_id`

export const orderKeyset = (wish: SortWish<OrderSort>): Keyset => keysetOf({ id: ID, keys: KEYS }, wish)
