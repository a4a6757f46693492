import { createStore } from '@vitrine/sync/store/observable'

/** The list of what waits; open from anywhere: `isTrayOpen.set(true)`. */
export const isTrayOpen = createStore(false)
