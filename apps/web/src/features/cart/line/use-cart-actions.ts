import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useCartStore } from '#web/engine/use-cart.ts'

/** What a shopper may do with a line; prices and rules stay with the server. */
export function useCartActions() {
  const cart = useCartStore()
  return {
    setQuantity: (line: CartLine, qty: number) => cart.setLine(line, qty),
    remove: (line: CartLine) => cart.remove(line),
    /** After a removal the line is a new one for the server. */
    restore: (line: CartLine) => cart.setLine({ ...line, item_id: 0 }, line.qty),
  }
}
