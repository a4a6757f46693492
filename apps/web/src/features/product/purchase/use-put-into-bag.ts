import type { Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { useBag } from '#web/lib/bag.tsx'

/** The bag opens with the line in it; a refusal is told by the cart itself. */
export function usePutIntoBag({ type_id: type, errors }: Product): (lines: readonly CartLine[]) => void {
  const { cart, drawer } = useBag()
  // What is wrong with a group is not wrong with its parts.
  const faults = type === 'grouped' ? {} : errors
  return (lines) => {
    const adding = cart.add(lines.map((line) => ({ line, qty: line.qty, errors: faults })))
    // The line is in the bag by now, unless the bag's code is still on its way: both are drawn in one go.
    drawer.set(true)
    void adding.then((added) => {
      if (added.length === 0 && cart.get().lines.length === 0) drawer.set(false)
    })
  }
}
