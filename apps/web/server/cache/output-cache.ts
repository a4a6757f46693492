// Whole pages, bounded by bytes, forgotten by tag. Kept as brotli; other forms stay beside it once somebody wants them.
import type { Entry } from './entry.ts'
import { createTwoQueueCache } from './two-queue-cache.ts'

export type OutputCache = ReturnType<typeof createOutputCache>

export function createOutputCache({ maxBytes }: { maxBytes: number }) {
  const keysByTag = new Map<string, Set<string>>()
  /** What was dropped while pages are being made, by each of them. */
  const watches = new Set<Set<string>>()
  const pages = createTwoQueueCache({ maxBytes, onGone: untag })

  function untag(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function keep(key: string, entry: Entry): void {
    if (!pages.put(key, entry)) return
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  /** The same page in another shape, unless it was dropped meanwhile. */
  function replace(key: string, before: Entry, after: Entry): void {
    if (pages.peek(key) === before) keep(key, after)
  }

  /** Every page that shows one of these: `P501`, `C26`, or a page type. */
  function drop(tags: readonly string[]): number {
    for (const dropped of watches) for (const tag of tags) dropped.add(tag)
    const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))
    for (const key of keys) pages.delete(key)
    return keys.size
  }

  function dropAll(): void {
    for (const dropped of watches) dropped.add('*')
    pages.clear()
  }

  /** For a page that is being made: whether what it shows was dropped since, until it `ends`. */
  function watch() {
    const dropped = new Set<string>()
    watches.add(dropped)
    return {
      isFresh: (tags: readonly string[]) => !dropped.has('*') && !tags.some((tag) => dropped.has(tag)),
      end: () => watches.delete(dropped),
    }
  }

  return {
    find: pages.find,
    /** Without counting as somebody's asking. */
    peek: pages.peek,
    keep,
    replace,
    drop,
    dropAll,
    watch,
    stats: pages.stats,
  }
}
