// What this browser knows of the shop's addresses: what stood there last time, and where nothing was a moment ago.
import { listIn, type TextStorage } from '../browser-storage.ts'
import type { MatchedKind } from './matched-kind.ts'

const MISS_MS = 60_000
const MAX_PATHS = 500

type Deps = { now: () => number; storage: TextStorage; storageKey: string }
export type KnownPaths = ReturnType<typeof createKnownPaths>

/** Memory first, then what the tab has kept; a miss is forgotten after a minute and never kept. */
export function createKnownPaths({ now, storage, storageKey }: Deps) {
  const hits = new Map(listIn(storage.read(storageKey)).filter(isHit))
  const misses = new Map<string, number>()
  let turn: Promise<unknown> = Promise.resolve()

  function find(path: string): MatchedKind | 'nothing' | undefined {
    const missedAt = misses.get(path)
    if (missedAt !== undefined && now() - missedAt < MISS_MS) return 'nothing'
    misses.delete(path)
    return hits.get(path)
  }
  function keep(path: string, kind: MatchedKind | 'nothing'): void {
    if (kind === 'nothing') {
      hits.delete(path)
      misses.set(path, now())
      trim(misses)
      return
    }
    misses.delete(path)
    if (hits.get(path) === kind) return
    hits.set(path, kind)
    trim(hits)
    storage.write(storageKey, JSON.stringify([...hits]))
  }
  /** One address at a time: whoever comes second waits, and then finds what the first one learned. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const mine = turn.then(ask, ask)
    turn = mine.catch(() => undefined)
    return mine
  }
  return { find, keep, inTurn }
}

function trim(map: Map<string, unknown>): void {
  const oldest = map.keys().next().value
  if (map.size > MAX_PATHS && oldest !== undefined) map.delete(oldest)
}

const KINDS: readonly string[] = ['product', 'category', 'content'] satisfies MatchedKind[]
const isHit = (pair: unknown): pair is [string, MatchedKind] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && KINDS.includes(String(pair[1]))
