import type { CartLine as stored } from '../cart-state.ts'
import { EMPTY_STORED_CART, type StoredCart } from './stored-cart.ts'

/** What earlier versions of the shop kept: lines as shown, and nothing about the server's. */
type EarlierStoredCart = { cartId?: string | null; lines?: readonly stored[] }

/** Whatever lies in a browser, made into a kept cart; nothing in it is trusted to be whole. */
export function readStoredCart(found: unknown): StoredCart {
  if (typeof found !== 'object' || found === null) return EMPTY_STORED_CART
  if ('base' in found) return { ...EMPTY_STORED_CART, ...(found as Partial<StoredCart>) }
  const { cartId = null, lines = [] } = found as EarlierStoredCart
  const base = lines.filter((line) => line.confirmed)
  const waiting = lines
    .filter((line) => !line.confirmed)
    .map((line, index) => ({
      operationId: `earlier-${cartId ?? 'cart'}-${index}`,
      sku: line.sku,
      qty: line.qty,
      productOption: line.product_option,
      preview: line,
      createdAt: 0,
      attempts: 0,
    }))
  return { ...EMPTY_STORED_CART, revision: 1, cartId, base, waiting }
}
