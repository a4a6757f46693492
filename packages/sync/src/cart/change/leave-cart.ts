import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import { operationKey, replay } from '../stored/replay.ts'
import { EMPTY_STORED_CART, type StoredCart, type StoredCartChange } from '../stored/stored-cart.ts'

export type OrderedLine = { sku: string; qty: number; product_option?: LooseProductOption }

/** The cart is not this browser's any more: signed out, or cleared. */
export const leaveCart: StoredCartChange = ({ revision, ordered }) => ({
  ...EMPTY_STORED_CART,
  revision,
  ordered,
})

/** So many orders are remembered, to take each one's goods out once. */
const MAX_ORDERS = 10

/** After an order only what was ordered leaves, and once; what was added meanwhile stays. */
export function takeOrdered(orderId: string, ordered: readonly OrderedLine[]): StoredCartChange {
  return (before) => {
    if (before.ordered.includes(orderId)) return before
    const stored = { ...before, ordered: [...before.ordered, orderId].slice(-MAX_ORDERS) }
    const qtyOf = (key: string) =>
      ordered.filter((line) => lineKey(line) === key).reduce((sum, line) => sum + line.qty, 0)
    const base = stored.base
      .map((line) => ({ ...line, qty: line.qty - qtyOf(lineKey(line)) }))
      .filter((line) => line.qty > 0)
    const waiting = stored.waiting
      .map((one) => ({ ...one, qty: Math.max(0, one.qty - qtyOf(operationKey(one))) }))
      .filter((one) => one.qty > 0 || base.some((line) => lineKey(line) === operationKey(one)))
    const { adding } = stored
    if (replay(base, waiting).length === 0) return { ...leaveCart(stored), adding }
    return left(stored, { base, waiting })
  }
}

function left(stored: StoredCart, lines: Pick<StoredCart, 'base' | 'waiting'>): StoredCart {
  return { ...stored, ...lines, totals: null, isCounted: false, mark: null, changes: [], problem: null }
}
