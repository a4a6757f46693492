import { createStore } from '@vitrine/sync/store/observable'
import { useEffect, useSyncExternalStore } from 'react'
import { COMPARE_KEY, type Compared, readCompared, withToggled } from './compare-list.ts'

type State = { isRead: boolean; list: readonly Compared[] }
const state = createStore<State>({ isRead: false, list: [] })

function look(): void {
  try {
    state.set({ isRead: true, list: readCompared(localStorage.getItem(COMPARE_KEY)) })
  } catch {
    state.set({ isRead: true, list: state.get().list })
  }
}

function keep(list: readonly Compared[]): void {
  state.set({ isRead: true, list })
  try {
    localStorage.setItem(COMPARE_KEY, JSON.stringify(list))
  } catch {
    // A full or closed storage: the list lives as long as the page.
  }
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
