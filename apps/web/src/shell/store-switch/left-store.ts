import type { StoreView } from '@vitrine/domain/store/store-view'
import { storeOfPath } from '#web/lib/store/store-of-path.ts'

/** The other store whose page led here. The browser knows it, also of a link pressed before any code was there. */
export function leftStore(stores: readonly StoreView[], here: StoreView): StoreView | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A reload and the way back keep the referrer of the first arrival.
  if (visit !== undefined && visit.type !== 'navigate') return undefined
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return undefined
  const store = storeOfPath(stores, pathname)
  return store.code === here.code ? undefined : store
}
