import { createStore, type Observable } from '@vitrine/sync/store/observable'

export type Drawer = Observable<boolean> & {
  /** Answers whether it is still this opening that is meant: somebody may have opened it anew meanwhile. */
  open(): () => boolean
  close(): void
}

export function createDrawer(): Drawer {
  const isOpen = createStore(false)
  let openings = 0
  return {
    get: isOpen.get,
    subscribe: isOpen.subscribe,
    open() {
      openings += 1
      const own = openings
      isOpen.set(true)
      return () => own === openings
    },
    close: () => isOpen.set(false),
  }
}
