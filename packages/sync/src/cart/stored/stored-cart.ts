// What survives a reload and is shared by all tabs: the cart as the server last said, and what it has not been told yet.
// What a shopper sees is always the one with the other replayed on top.
import type { CartVersion, ServerItem, Totals } from '@vitrine/contract/cart'
import type { CartChange, CartLine, CartOperation, CartProblem } from '../cart-state.ts'

/** Put into the cart on top of what it holds, while it is being checked. */
export type Addition = { id: string; line: CartLine; qty: number; createdAt: number }

export type StoredCart = {
  /** Rises with every change by any tab; an older copy never replaces a newer one. */
  revision: number
  cartId: string | null
  /** A guest's cart, though somebody may be signed in: their token was refused. */
  isBypassed: boolean
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
  /** A guest cart to bring into the customer's at the next connection. */
  mergeFrom: string | null
  /** `base` is not of the cart that is open, or will be: quantities waiting were meant on top of it all the same. */
  isMoved: boolean
  /** The customer's cart as last known, while a guest's stands in for it. */
  parked: readonly ServerItem[] | null
  /** Was on the cart before a sign-in, to be put on the customer's. */
  couponToApply: string | null
  /** Ids of the latest orders whose goods have left. */
  ordered: readonly string[]
}

export const EMPTY_STORED_CART: StoredCart = {
  revision: 0,
  cartId: null,
  isBypassed: false,
  base: [],
  waiting: [],
  adding: [],
  totals: null,
  isCounted: false,
  mark: null,
  problem: null,
  changes: [],
  mergeFrom: null,
  isMoved: true,
  parked: null,
  couponToApply: null,
  ordered: [],
}

/** One change of what is kept: pure, as it runs on this tab's copy first and on the disk's after. */
export type StoredCartChange = (stored: StoredCart) => StoredCart

/** Somebody signed in; the guest's cart is still the one that is spoken to. */
export function isLeavingGuestCart({ cartId, mergeFrom }: Pick<StoredCart, 'cartId' | 'mergeFrom'>): boolean {
  return cartId !== null && cartId === mergeFrom
}
