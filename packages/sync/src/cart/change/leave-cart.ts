import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import { EMPTY_KEPT, type KeptCart, type KeptChange } from '../kept/kept-cart.ts'
import { operationKey, replay } from '../kept/replay.ts'

export type OrderedLine = { sku: string; qty: number; product_option?: LooseProductOption }

/** The cart is not this browser's any more: signed out, or cleared. */
export const leaveCart: KeptChange = ({ revision }) => ({ ...EMPTY_KEPT, revision })

/** After an order only what was ordered leaves; what was added meanwhile stays. */
export function takeOrdered(ordered: readonly OrderedLine[]): KeptChange {
  return (kept) => {
    const qtyOf = (key: string) =>
      ordered.filter((line) => lineKey(line) === key).reduce((sum, line) => sum + line.qty, 0)
    const base = kept.base
      .map((line) => ({ ...line, qty: line.qty - qtyOf(lineKey(line)) }))
      .filter((line) => line.qty > 0)
    const waiting = kept.waiting
      .map((one) => ({ ...one, qty: Math.max(0, one.qty - qtyOf(operationKey(one))) }))
      .filter((one) => one.qty > 0 || base.some((line) => lineKey(line) === operationKey(one)))
    const { adding } = kept
    if (replay(base, waiting).length === 0) return { ...leaveCart(kept), adding }
    return left(kept, { base, waiting })
  }
}

function left(kept: KeptCart, lines: Pick<KeptCart, 'base' | 'waiting'>): KeptCart {
  return { ...kept, ...lines, totals: null, isCounted: false, mark: null, changes: [], problem: null }
}
