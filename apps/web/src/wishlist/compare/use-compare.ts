import { createStore } from '@vitrine/sync/store/observable'
import { useEffect, useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/lib/browser-storage.ts'
import { COMPARE_KEY, type Compared, readCompared, withToggled } from './compare-list.ts'

type State = { isRead: boolean; list: readonly Compared[] }
const state = createStore<State>({ isRead: false, list: [] })

/** Of a closed storage the list lives as long as the page. */
function look(): void {
  const kept = deviceStorage.read(COMPARE_KEY)
  state.set({ isRead: true, list: kept === undefined ? state.get().list : readCompared(kept) })
}

function keep(list: readonly Compared[]): void {
  state.set({ isRead: true, list })
  deviceStorage.write(COMPARE_KEY, JSON.stringify(list))
}

/** One list for every part of the page and, through the storage, for every tab. */
export function useCompare() {
  const { isRead, list } = useSyncExternalStore(state.subscribe, state.get, state.get)
  useEffect(() => {
    look()
    const follow = ({ key }: StorageEvent) => (key === COMPARE_KEY || key === null) && look()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return {
    isRead,
    list,
    /** False where four lie there already. */
    toggle({ sku, name, brand_name, image, path }: Compared): boolean {
      const next = withToggled(state.get().list, { sku, name, brand_name, image, path })
      if (next === 'full') return false
      keep(next)
      return true
    },
    clear: () => keep([]),
  }
}
