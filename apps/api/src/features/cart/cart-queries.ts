import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import { hashToken } from './hash-token.ts'

export type CartChoice = {
  shipping: { country: string; carrierCode?: string; methodCode?: string } | null
  payment: { code: string } | null
}
export type Cart = CartChoice & { cartId: number; version: number; status: 'open' | 'closed' | 'merged' }
export type CartLineRow = {
  item_id: number
  product_id: number
  sku: string
  qty: number
  options: unknown
  options_hash: string
}

/**
 * A cart by the token of its holder, in this store only. `lock` makes changes wait for each other; it does not stop
 * an order from pointing at the cart, which would make two orders wait for one another.
 */
export async function findCart(
  { db, store }: Context,
  token: string,
  { lock = false } = {},
): Promise<Cart | undefined> {
  let query = db
    .selectFrom('cart')
    .select(['cart_id', 'version', 'status', 'shipping', 'payment'])
    .where('token_hash', '=', hashToken(token))
    .where('store_id', '=', store.storeId)
  if (lock) query = query.forNoKeyUpdate()
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const { cart_id: cartId, version, status } = row
  return { cartId, version, status, shipping: row.shipping, payment: row.payment } as Cart
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

export function cartGone(token: string): ShopError {
  return new ShopError('CART_NOT_FOUND', { message: `No such entity with cartId = ${token}` })
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
