import type { ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange, CartLine, CartOperation } from '../cart-state.ts'
import { replay } from '../stored/replay.ts'
import {
  type CartOwner,
  isLeavingGuestCart,
  type StoredCart,
  type StoredCartChange,
} from '../stored/stored-cart.ts'
import { requeued } from './adopt-server.ts'

type Connection = { cartId: string; isBypassed: boolean; isNew: boolean; changes: readonly CartChange[] }

/** A cart was opened, or found, for what waits. In a new one there is nothing yet to count on top of. */
export function connected({ cartId, isBypassed, isNew, changes }: Connection): StoredCartChange {
  return (stored) => ({
    ...stored,
    cartId,
    owner: isBypassed ? bypassedFrom(stored.owner) : VISITOR,
    isMoved: stored.isMoved && !isNew,
    changes: [...stored.changes, ...changes],
  })
}

/** The guest's cart has been told everything: the customer's is opened next, and takes it in. */
export const guestCartLeft: StoredCartChange = (stored) =>
  isLeavingGuestCart(stored) ? { ...stored, cartId: null, mark: null, isCounted: false } : stored

/** The cart died on the server: what the lines hold is said again to the next one. */
export function startOver(deadCartId: string, stamp: Stamp): StoredCartChange {
  return (stored) => {
    if (stored.cartId !== deadCartId) return stored
    // Lines a guest brings to a sign-in count on top of what the customer's cart holds.
    const { owner } = stored
    const isLeaving = owner.kind === 'leaving'
    const waiting = sayAll(stored, stamp)
    return { ...stored, ...NOTHING_OPEN, owner: isLeaving ? VISITOR : owner, waiting, isMoved: isLeaving }
  }
}

/** The customer's token was refused: a guest's cart stands in, and the customer's is remembered to compare with later. */
export function bypass(stamp: Stamp): StoredCartChange {
  return (stored) => ({
    ...stored,
    ...NOTHING_OPEN,
    owner: stored.cartId === null ? bypassedFrom(stored.owner) : { kind: 'bypassed', parked: stored.base },
    waiting: sayAll(stored, stamp),
  })
}

/**
 * Somebody signed in. A guest's cart is brought along once, by the server. After a bypass the lines were the customer's
 * own: they are compared with what the customer's cart held then, so that nothing counts twice.
 */
export function authorized(stamp: Stamp): StoredCartChange {
  return (stored) => {
    const parked = stored.owner.kind === 'bypassed' ? stored.owner.parked : null
    // The guest's cart is told first what it was not told yet, so that nothing is both moved and sent.
    if (parked === null) return { ...stored, owner: leavingFrom(stored), isMoved: true, ...couponOf(stored) }
    const waiting = differences(replay(stored.base, stored.waiting), parked, stamp)
    return { ...stored, ...NOTHING_OPEN, owner: VISITOR, base: parked, waiting, ...couponOf(stored) }
  }
}

const NOTHING_OPEN = { cartId: null, base: [], mark: null, isCounted: false, isMoved: false }
const VISITOR: CartOwner = { kind: 'visitor' }
type Stamp = { id: string; now: number }

const bypassedFrom = (owner: CartOwner): CartOwner =>
  owner.kind === 'bypassed' ? owner : { kind: 'bypassed', parked: null }

function leavingFrom({ owner, cartId }: StoredCart): CartOwner {
  if (owner.kind === 'leaving') return owner
  return cartId === null ? VISITOR : { kind: 'leaving', guestCartId: cartId }
}

/** The coupon is put on again once the other cart is open. */
function couponOf({ couponToApply, totals }: StoredCart) {
  return { couponToApply: couponToApply ?? totals?.coupon_code ?? null }
}

function sayAll({ base, waiting }: StoredCart, stamp: Stamp): CartOperation[] {
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
    requeued({ line: { ...line, item_id: 0 }, qty: line.qty }, `${id}-${index}`, now),
  )
}
