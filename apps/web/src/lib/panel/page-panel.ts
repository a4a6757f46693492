import { createStore, type Store } from '@vitrine/sync/store/observable'

export type PagePanel = Store<boolean> & {
  /** Another page has come: the panel was opened over the one before it, and goes with that. */
  shutOnArrival(): void
}

/**
 * A panel over the page it was opened on. The address changes before its page is drawn; what is opened in between was
 * opened for the page that comes, and stays.
 */
export function createPagePanel(): PagePanel {
  const isOpen = createStore(false)
  let openedAt = ''
  return {
    ...isOpen,
    set(next) {
      if (next && !isOpen.get()) openedAt = location.pathname
      isOpen.set(next)
    },
    shutOnArrival: () => openedAt !== location.pathname && isOpen.set(false),
  }
}

/** The main sidebar: opened in the header, and by itself for a partner who has just signed in (spec accounts §4). */
export const isMenuOpen = createPagePanel()

/** The wishlist beside the page. */
export const isWishlistOpen = createPagePanel()
