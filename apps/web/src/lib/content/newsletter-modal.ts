import { createStore } from '@vitrine/sync/store/observable'

/** Open from anywhere: `isNewsletterOpen.set(true)`. */
export const isNewsletterOpen = createStore(false)
