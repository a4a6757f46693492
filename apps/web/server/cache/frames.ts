// What every page of a store shows alike, its menu and what the shop says of itself, is read once for all of them: pages
// nobody has seen yet would ask the database for it, each anew.
import { LRUCache } from 'lru-cache'
import type { Frame, KeepFrame } from '../../src/lib/loaded/frame.ts'

/** Also a shop in which nothing changes begins another year. */
const KEPT_MS = 60_000
const MOST_STORES = 200

export function createFrames() {
  const kept = new LRUCache<string, Promise<Frame>>({ max: MOST_STORES, ttl: KEPT_MS })

  function of(store: string): KeepFrame {
    return (load) => {
      const known = kept.get(store)
      if (known) return known
      const loading = load()
      kept.set(store, loading)
      const letGo = () => kept.peek(store) === loading && kept.delete(store)
      loading.then(({ isWhole }) => isWhole || letGo(), letGo)
      return loading
    }
  }

  /** Something of the shop has changed: what is on its way now may not know of it. */
  return { of, forget: () => kept.clear() }
}
