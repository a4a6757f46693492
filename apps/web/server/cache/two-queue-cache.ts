// Room for pages: most of it for those asked for again. A crawler's pages and one shopper's filters are asked for once, and
// neither fill the memory nor push out what everybody reads.
import { DAY_MS } from '@vitrine/domain/duration'
import { LRUCache } from 'lru-cache'
import { type Entry, sizeOf } from './entry.ts'

/** How often the clock is read; a page more or less a second old is the same page. */
const CLOCK_MS = 1_000
const ONCE_SHARE = 1 / 8
/** Addresses of pages that had to go after being asked for once. */
const MOST_REMEMBERED = 4_000

type Room = { maxBytes: number; onGone: (entry: Entry, key: string) => void }
type OnGone = LRUCache.Disposer<string, Entry>

export function createTwoQueueCache({ maxBytes, onGone }: Room) {
  const remembered = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  const once = createQueue(maxBytes * ONCE_SHARE, (entry, key, reason) => {
    if (reason === 'evict') remembered.set(key, true)
    // One that moves is not gone.
    if (again.peek(key) !== entry) onGone(entry, key)
  })
  const again = createQueue(maxBytes * (1 - ONCE_SHARE), onGone)

  /** Whoever asks for it the second time moves it; it grows no younger by that. */
  function promote(key: string): Entry | undefined {
    const entry = once.get(key)
    if (!entry) return undefined
    again.set(key, entry, { ttl: once.getRemainingTTL(key) })
    once.delete(key)
    return entry
  }

  return {
    find: (key: string) => again.get(key) ?? promote(key),
    peek: (key: string) => again.peek(key) ?? once.peek(key),
    /** One that had to go and is made anew was asked for again. False for one that is larger than the room there is. */
    put(key: string, entry: Entry): boolean {
      const queue = again.has(key) || remembered.delete(key) ? again : once
      queue.set(key, entry)
      return queue.has(key)
    },
    delete(key: string): void {
      once.delete(key)
      again.delete(key)
    },
    clear(): void {
      once.clear()
      again.clear()
    },
    stats: () => ({
      pages: once.size + again.size,
      bytes: once.calculatedSize + again.calculatedSize,
    }),
  }
}

function createQueue(maxSize: number, onGone: OnGone) {
  return new LRUCache<string, Entry>({
    maxSize: Math.ceil(maxSize),
    sizeCalculation: sizeOf,
    ttl: DAY_MS,
    ttlResolution: CLOCK_MS,
    dispose: onGone,
  })
}
