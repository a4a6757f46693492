// Whole pages, bounded by bytes, forgotten by tag. Kept as brotli; other forms stay beside it once somebody wants them.
import { LRUCache } from 'lru-cache'
import type { Encoding } from './compress.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How often the clock is read; a page more or less a second old is the same page. */
const CLOCK_MS = 1_000
/** Key, tags, policy and heads of a page. */
const BOOKKEEPING_BYTES = 2_000

export type CachedAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }
export type Form = Encoding | 'unchanged'

export type Entry = {
  contentType: string
  tags: readonly string[]
  etag: string
  /** Content-Security-Policy; empty for data. */
  policy: string
  /** The page as brotli. */
  packed: Buffer
  /** Packed as well as is worth it; a page asked for once is packed quickly. */
  isTight: boolean
  /** As they go out: in each encoding asked for so far, and to a browser that has the page. */
  answers: Partial<Record<Form, CachedAnswer>>
}
export type OutputCache = ReturnType<typeof createOutputCache>

export function createOutputCache({ maxBytes }: { maxBytes: number }) {
  const keysByTag = new Map<string, Set<string>>()
  /** What was dropped while pages are being made, by each of them. */
  const watches = new Set<Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: DAY_MS,
    ttlResolution: CLOCK_MS,
    dispose: (entry, key) => forget(entry, key),
  })

  function forget(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry)
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  /** The same page in another shape, unless it was dropped meanwhile. */
  function replace(key: string, before: Entry, after: Entry): void {
    if (entries.peek(key) === before) keep(key, after)
  }

  /** Every page that shows one of these: `P501`, `C26`, or a page type. */
  function drop(tags: readonly string[]): number {
    for (const dropped of watches) for (const tag of tags) dropped.add(tag)
    const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))
    for (const key of keys) entries.delete(key)
    return keys.size
  }

  function dropAll(): void {
    for (const dropped of watches) dropped.add('*')
    entries.clear()
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
    find: (key: string) => entries.get(key),
    /** Without counting as somebody's asking. */
    peek: (key: string) => entries.peek(key),
    keep,
    replace,
    drop,
    dropAll,
    watch,
    stats: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  }
}

function sizeOf({ packed, answers }: Entry): number {
  const unpacked = (answers.identity?.body?.length ?? 0) + (answers.gzip?.body?.length ?? 0)
  return packed.length + unpacked + BOOKKEEPING_BYTES
}
