import { withAdditions } from './add/addition.ts'
import type { CartState } from './cart-state.ts'
import { estimateTotals } from './stored/estimate-totals.ts'
import { replay } from './stored/replay.ts'
import type { StoredCart } from './stored/stored-cart.ts'

/** What the screen shows of what is kept. Lines and sums are made in one go, so they always belong together. */
export function shownCart(stored: StoredCart): Omit<CartState, 'loaded' | 'checks' | 'isAdding'> {
  const { cartId, waiting, problem, changes, isCounted } = stored
  const drawn = withAdditions(stored)
  const lines = replay(drawn.base, drawn.waiting)
  const counted = drawn.waiting.length === 0 && isCounted ? stored.totals : null
  const isKnown = counted !== null || lines.length === 0
  return {
    cartId,
    lines,
    totals: lines.length === 0 ? counted : (counted ?? estimateTotals(stored.totals, lines)),
    totalsStale: !isKnown,
    waiting,
    problem,
    changes,
  }
}
