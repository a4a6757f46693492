import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { isLockTimeout } from '#api/db/database-error.ts'
import { ShopError } from '#api/errors.ts'
import {
  type Cart,
  type CartLineRow,
  type CartRow,
  cartGone,
  cartOf,
  toCart,
} from '#api/features/cart/index.ts'
import type { OrderIntent } from '../order-intent.ts'

export type OrderCart = Cart & {
  rows: CartLineRow[]
  /** The latest of its versions that was bought; null while none was. */
  boughtVersion: number | null
}
/** Without a claim the key was used before; the answer is that of its order. */
export type Claim = { orderId: number; createdAt: Date; cart: OrderCart } | undefined

type Row = CartRow & {
  order_id: number
  created_at: Date
  lines: CartLineRow[]
  bought_version: number | null
  seen_version: number | null
  /** Null for guests. */
  has_account: boolean | null
}

/**
 * The key first, in the order's own transaction: of many with one key a single one gets a row, the others wait for its
 * end (five seconds at most) and then find its order, or take over when it failed. With the key comes the cart, locked
 * until the order is through, and with it the account, so that it is not deleted with an order on its way.
 */
export async function claimOrder(ctx: Context, intent: OrderIntent): Promise<Claim> {
  const token = intent.body.cart_id
  const row = await claim(ctx, intent).catch((error: unknown) => {
    if (isLockTimeout(error)) throw new ShopError('IN_FLIGHT')
    throw error
  })
  if (!row) return undefined
  if (row.has_account === false) throw new ShopError('UNAUTHORIZED')
  if (row.cart_id === null) throw cartGone(token)
  const cart = await asLocked(
    ctx,
    { ...toCart(row, token), rows: row.lines, boughtVersion: row.bought_version },
    row,
  )
  if (cart.status === 'open') return { orderId: row.order_id, createdAt: row.created_at, cart }
  throw cart.boughtVersion === null ? cartGone(token) : alreadyOrdered()
}

export function alreadyOrdered(): ShopError {
  return new ShopError('CONFLICT', { message: 'CART_ALREADY_ORDERED' })
}

/** Numbers are drawn when the order is sure, so that refusals and repeats use up none. */
async function claim(ctx: Context, { body, clientOrderId, fingerprint, accessHash }: OrderIntent) {
  const { db, store, now } = ctx
  const { rows } = await sql<Row>`/* prepared */
    with claimed as (
      insert into shop_order (store_id, client_order_id, number, fingerprint, access_hash, currency_code, created_at,
        subtotal_minor, shipping_minor, total_minor, payment_method, billing_address, email, totals)
      select ${store.storeId}::smallint, ${clientOrderId}, ${`claim ${store.storeId} ${clientOrderId}`}, ${fingerprint},
        ${accessHash}, ${store.currencyCode}, ${now()}, 0, 0, 0, '{}', '{}', '', '{}'
      -- Read before the row is written, so that it holds for whoever waits for the key.
      from set_config('lock_timeout', '5s', true) as patience where patience <> ''
      on conflict (store_id, client_order_id) do nothing returning order_id, created_at)
    select claimed.*, c.*, ${linesOf(sql`c`)} as lines, ${boughtVersionOf(sql`c`)} as bought_version,
      (select s.version from cart s where s.cart_id = c.cart_id) as seen_version,
      -- Who is being deleted is waited for, and who orders is not deleted meanwhile.
      (select b.enabled from customer b where b.customer_id = ${customerIdOf(ctx)}::bigint for key share) as has_account
    from claimed left join lateral (
      select t.cart_id, t.customer_id, t.version, t.status, t.shipping, t.payment, t.promotions
      from ${cartOf(ctx, body.cart_id)} and claimed.order_id > 0 for no key update of t) c on true`.execute(
    db,
  )
  return rows[0]
}

const linesOf = (cart: ReturnType<typeof sql>) => sql`coalesce((
  select json_agg(json_build_object('item_id', l.item_id, 'product_id', l.product_id, 'sku', l.sku, 'qty', l.qty,
    'options', l.options, 'options_hash', l.options_hash) order by l.item_id)
  from cart_line l where l.cart_id = ${cart}.cart_id), '[]')`

const boughtVersionOf = (cart: ReturnType<typeof sql>) => sql`(
  select max(o.cart_version) from shop_order o where o.cart_id = ${cart}.cart_id and o.state <> 'canceled')`

/**
 * The lock shows the cart as it is by now, the rest of the statement what was there when it began. Where somebody changed
 * the cart in between, the rest is read again; nobody can change it any more.
 */
async function asLocked(ctx: Context, cart: OrderCart, { seen_version }: Row): Promise<OrderCart> {
  if (seen_version === cart.version) return cart
  const { rows } = await sql<Pick<Row, 'lines' | 'bought_version'>>`
    select ${linesOf(sql`c`)} as lines, ${boughtVersionOf(sql`c`)} as bought_version
    from cart c where c.cart_id = ${cart.cartId}`.execute(ctx.db)
  const { lines = [], bought_version = null } = rows[0] ?? {}
  return { ...cart, rows: lines, boughtVersion: bought_version }
}
