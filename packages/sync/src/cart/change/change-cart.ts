import type { ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange, CartLine, CartOperation } from '../cart-state.ts'
import { isLeavingGuestCart, type KeptCart, type KeptChange } from '../kept/kept-cart.ts'
import { replay } from '../kept/replay.ts'
import { toldAgain } from './adopt-server.ts'

type Connection = { cartId: string; isBypassed: boolean; isNew: boolean; changes: readonly CartChange[] }

/** A cart was opened, or found, for what waits. In a new one there is nothing yet to count on top of. */
export function connected({ cartId, isBypassed, isNew, changes }: Connection): KeptChange {
  return (kept) => ({
    ...kept,
    cartId,
    isBypassed,
    isMoved: kept.isMoved && !isNew,
    mergeFrom: null,
    changes: [...kept.changes, ...changes],
  })
}

/** The guest's cart has been told everything: the customer's is opened next, and takes it in. */
export const guestCartLeft: KeptChange = (kept) =>
  isLeavingGuestCart(kept) ? { ...kept, cartId: null, mark: null, isCounted: false } : kept

/** The cart died on the server: what the lines hold is said again to the next one. */
export function startOver(deadCartId: string, stamp: Stamp): KeptChange {
  return (kept) => {
    if (kept.cartId !== deadCartId) return kept
    // Lines a guest brings to a sign-in count on top of what the customer's cart holds.
    return { ...kept, ...NOTHING_OPEN, waiting: sayAll(kept, stamp), isMoved: kept.mergeFrom !== null }
  }
}

/** The customer's token was refused: a guest's cart stands in, and the customer's is remembered to compare with later. */
export function bypass(stamp: Stamp): KeptChange {
  return (kept) => ({
    ...kept,
    ...NOTHING_OPEN,
    isBypassed: true,
    waiting: sayAll(kept, stamp),
    parked: kept.cartId === null ? kept.parked : kept.base,
  })
}

/**
 * Somebody signed in. A guest's cart is brought along once, by the server. After a bypass the lines were the customer's
 * own: they are compared with what the customer's cart held then, so that nothing counts twice.
 */
export function authorized(stamp: Stamp): KeptChange {
  return (kept) => {
    if (kept.parked === null) {
      // The guest's cart is told first what it was not told yet, so that nothing is both moved and sent.
      return {
        ...kept,
        isBypassed: false,
        isMoved: true,
        mergeFrom: kept.mergeFrom ?? kept.cartId,
        ...couponOf(kept),
      }
    }
    const waiting = differences(replay(kept.base, kept.waiting), kept.parked, stamp)
    return {
      ...kept,
      ...NOTHING_OPEN,
      base: kept.parked,
      waiting,
      parked: null,
      isBypassed: false,
      ...couponOf(kept),
    }
  }
}

const NOTHING_OPEN = { cartId: null, base: [], mark: null, isCounted: false, mergeFrom: null, isMoved: false }
type Stamp = { id: string; now: number }

/** The coupon is put on again once the other cart is open. */
function couponOf({ couponToApply, totals }: KeptCart) {
  return { couponToApply: couponToApply ?? totals?.coupon_code ?? null }
}

function sayAll({ base, waiting }: KeptCart, stamp: Stamp): CartOperation[] {
  return say(replay(base, waiting), stamp)
}

/** What was changed, added and removed since `before`. */
function differences(lines: readonly CartLine[], before: readonly ServerItem[], stamp: Stamp) {
  const isIn = (line: ServerItem, list: readonly ServerItem[], qty?: number) =>
    list.some((one) => lineKey(one) === lineKey(line) && (qty === undefined || one.qty === qty))
  const changed = lines.filter((line) => !isIn(line, before, line.qty))
  const removed = before.filter((line) => !isIn(line, lines))
  return say([...changed, ...removed.map((line): CartLine => ({ ...line, qty: 0, confirmed: false }))], stamp)
}

/** To a cart that knows no ids of ours. */
function say(lines: readonly CartLine[], { id, now }: Stamp): CartOperation[] {
  return lines.map((line, index) =>
    toldAgain({ line: { ...line, item_id: 0 }, qty: line.qty }, `${id}-${index}`, now),
  )
}
