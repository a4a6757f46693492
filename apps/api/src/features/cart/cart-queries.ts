import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { cartGone } from './cart-names.ts'
import { type Cart, type CartChoice, type CartRow, cartOf, toCart } from './cart-of.ts'

export type CartLineRow = {
  item_id: number
  product_id: number
  sku: string
  qty: number
  options: unknown
  options_hash: string
}
/** `lock` makes changes wait for each other; it does not stop an order from pointing at the cart. */
export async function findCart(
  ctx: Context,
  token: string,
  { lock = false } = {},
): Promise<Cart | undefined> {
  const lockClause = lock ? sql`for no key update of t` : sql``
  const { rows } = await sql<CartRow>`/* prepared */
    select t.cart_id, t.customer_id, t.version, t.status, t.shipping, t.payment, t.promotions
    from ${cartOf(ctx, token)} ${lockClause}`.execute(ctx.db)
  const [row] = rows
  return row && toCart(row, token)
}

export async function getOpenCart(
  ctx: Context,
  token: string,
  options: { lock?: boolean } = {},
): Promise<Cart> {
  const cart = await findCart(ctx, token, options)
  if (cart?.status === 'open') return cart
  throw cartGone(token)
}

/** Every change of a cart makes a new version, so that totals can say which cart they belong to. */
export async function touchCart(
  ctx: Context,
  cartId: number,
  change: Partial<CartChoice> = {},
): Promise<number> {
  const asColumn = (value: unknown): RawBuilder<unknown> => (value === null ? sql`null` : json(value))
  const row = await ctx.db
    .updateTable('cart')
    .set({
      version: sql`version + 1`,
      updated_at: ctx.now(),
      ...('shipping' in change && { shipping: asColumn(change.shipping) }),
      ...('payment' in change && { payment: asColumn(change.payment) }),
      ...('promotions' in change && { promotions: asColumn(change.promotions) }),
    })
    .where('cart_id', '=', cartId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

export async function listLineRows({ db }: Context, cartId: number): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_line')
    .select(['item_id', 'product_id', 'sku', 'qty', 'options', 'options_hash'])
    .where('cart_id', '=', cartId)
    .orderBy('item_id')
    .execute()
}

/** Ids for lines that have to be made. */
export async function nextItemIds({ db }: Context, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('cart_line_item_id_seq') as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => id)
}
