import { withAdditions } from '../add/addition.ts'
import type { CartState } from '../cart-state.ts'
import { estimateTotals } from './estimate-totals.ts'
import type { KeptCart } from './kept-cart.ts'
import { replay } from './replay.ts'

/** What the screen shows of what is kept. Lines and sums are made in one go, so they always belong together. */
export function shownCart(kept: KeptCart): Omit<CartState, 'loaded' | 'checks' | 'isAdding'> {
  const { cartId, waiting, problem, changes, isCounted } = kept
  const drawn = withAdditions(kept)
  const lines = replay(drawn.base, drawn.waiting)
  const counted = drawn.waiting.length === 0 && isCounted ? kept.totals : null
  const isKnown = counted !== null || lines.length === 0
  return {
    cartId,
    lines,
    totals: lines.length === 0 ? counted : (counted ?? estimateTotals(kept.totals, lines)),
    totalsStale: !isKnown,
    waiting,
    problem,
    changes,
  }
}
