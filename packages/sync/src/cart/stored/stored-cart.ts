// What survives a reload and is shared by all tabs: the cart as the server last said, and what it has not been told yet.
// What a shopper sees is always the one with the other replayed on top.
import type { CartVersion, ServerItem, Totals } from '@vitrine/contract/cart'
import type { CartChange, CartLine, CartOperation, CartProblem } from '../cart-state.ts'

/** Put into the cart on top of what it holds, while it is being checked. */
export type Addition = { id: string; line: CartLine; qty: number; createdAt: number }

/** Whose the open cart is, and what of another one is still to be done. */
export type CartOwner =
  /** Of whoever is here, guest or customer. */
  | { kind: 'visitor' }
  /** A guest's, of somebody who has signed in: it goes into the customer's at the next connection. */
  | { kind: 'leaving'; guestCartId: string }
  /**
   * A guest's, though somebody may be signed in: their token was refused. `parked` is the customer's as last known, for
   * which it stands in; null where none was open.
   */
  | { kind: 'bypassed'; parked: readonly ServerItem[] | null }

export type StoredCart = {
  /** Rises with every change by any tab; an older copy never replaces a newer one. */
  revision: number
  cartId: string | null
  owner: CartOwner
  base: readonly ServerItem[]
  waiting: readonly CartOperation[]
  adding: readonly Addition[]
  totals: Totals | null
  /** Whether `totals` were counted for the very state that `base` is. */
  isCounted: boolean
  /** Which state of the server's cart `base` is. */
  mark: CartVersion | null
  problem: CartProblem | null
  changes: readonly CartChange[]
  /** `base` is not of the cart that is open, or will be: quantities waiting were meant on top of it all the same. */
  isMoved: boolean
  /** Was on the cart before a sign-in, to be put on the customer's. */
  couponToApply: string | null
  /** Ids of the latest orders whose goods have left. */
  ordered: readonly string[]
}

export const EMPTY_STORED_CART: StoredCart = {
  revision: 0,
  cartId: null,
  owner: { kind: 'visitor' },
  base: [],
  waiting: [],
  adding: [],
  totals: null,
  isCounted: false,
  mark: null,
  problem: null,
  changes: [],
  isMoved: true,
  couponToApply: null,
  ordered: [],
}

/** One change of what is kept: pure, as it runs on this tab's copy first and on the disk's after. */
export type StoredCartChange = (stored: StoredCart) => StoredCart

/** Somebody signed in; the guest's cart is still the one that is spoken to. */
export function isLeavingGuestCart({ cartId, owner }: Pick<StoredCart, 'cartId' | 'owner'>): boolean {
  return owner.kind === 'leaving' && owner.guestCartId === cartId
}
