import { createPagePanel } from './page-panel.ts'

/** The wishlist beside the page. */
export const isWishlistOpen = createPagePanel()
