import type { Observable } from '../store/observable.ts'
import type { Wish, WishedProduct } from './wish.ts'

export type WishlistState = {
  isLoaded: boolean
  items: readonly Wish[]
  /** The shop was asked for a customer's list and did not answer: what is not here may lie there. */
  isUnanswered?: boolean
}
export const EMPTY_WISHLIST: WishlistState = { isLoaded: false, items: [] }

export type Wishlist = Observable<WishlistState> & {
  /** In or out. */
  toggle(product: WishedProduct): Promise<void>
  /** Looks again whose list is shown, and what the shop has of it. */
  look(): Promise<void>
  /** Sends what waits; whether the shop has now all that is shown. */
  send(): Promise<boolean>
}
