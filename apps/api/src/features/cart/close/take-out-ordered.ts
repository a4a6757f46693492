import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import type { Cart } from '../cart-of.ts'
import { listLineRows, touchCart } from '../cart-queries.ts'
import { keepOnly, shutCart } from './close-queries.ts'

/** So many pieces of the goods that `lineKey` calls so. */
type Ordered = { key: string; qty: number }

/**
 * Only what was ordered leaves the cart: pieces added meanwhile stay in it. An empty cart is closed for good. It is
 * part of the order: the caller holds the cart, in a transaction of its own.
 */
export async function takeOutOrdered(
  ctx: Context,
  { cartId }: Cart,
  ordered: readonly Ordered[],
): Promise<void> {
  const orderedQty = new Map(ordered.map(({ key, qty }) => [key, qty]))
  const rows = await listLineRows(ctx, cartId)
  const lines = rows
    .map(({ item_id, sku, qty, options }) => {
      const key = lineKey({ sku, product_option: options as ProductOption })
      return { itemId: item_id, qty: qty - (orderedQty.get(key) ?? 0) }
    })
    .filter(({ qty }) => qty > 0)
  // What the order left is newer than the order: closing the ordered version later must not take it.
  await keepOnly(ctx, { cartId, version: await touchCart(ctx, cartId), lines })
  if (lines.length === 0) await shutCart(ctx, cartId)
}
