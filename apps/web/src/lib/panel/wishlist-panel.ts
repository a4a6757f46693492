import { createStore } from '@vitrine/sync/store/observable'

/** The wishlist beside the page. */
export const isWishlistOpen = createStore(false)
