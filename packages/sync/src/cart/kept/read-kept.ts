import type { CartLine } from '../cart-state.ts'
import { EMPTY_KEPT, type KeptCart } from './kept-cart.ts'

/** What earlier versions of the shop kept: lines as shown, and nothing about the server's. */
type EarlierKept = { cartId?: string | null; lines?: readonly CartLine[] }

/** Whatever lies in a browser, made into a kept cart; nothing in it is trusted to be whole. */
export function readKept(found: unknown): KeptCart {
  if (typeof found !== 'object' || found === null) return EMPTY_KEPT
  if ('base' in found) return { ...EMPTY_KEPT, ...(found as Partial<KeptCart>) }
  const { cartId = null, lines = [] } = found as EarlierKept
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
  return { ...EMPTY_KEPT, revision: 1, cartId, base, waiting }
}
