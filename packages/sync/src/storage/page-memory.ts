import type { Clock } from '../clock/clock.ts'
import { collectionOf, isSpared, quotaOf } from './collections.ts'

const CHECK_MS = 30_000
const DROPPED_AT_ONCE = 100
const BYTES_PER_KB = 1_024

/** What this page has read and written, least recently used first. Copies in, copies out. */
export function pageMemory(clock: Clock, dropped: (key: string) => void) {
  const values = new Map<string, unknown>()
  const touch = (key: string, value: unknown) => {
    values.delete(key)
    values.set(key, value)
  }
  const checkQuota = () => {
    for (const collection of new Set([...values.keys()].map(collectionOf))) {
      const quota = quotaOf(collection)
      if (quota === undefined) continue
      const own = [...values].filter(([key]) => collectionOf(key) === collection)
      if (sizeOf(own) <= quota * BYTES_PER_KB) continue
      for (const [key] of own.slice(0, DROPPED_AT_ONCE)) {
        values.delete(key)
        dropped(key)
      }
    }
  }
  return {
    has: (key: string) => values.has(key),
    get<T>(key: string): T | undefined {
      const value = values.get(key)
      if (value !== undefined) touch(key, value)
      return structuredClone(value) as T | undefined
    },
    set: (key: string, value: unknown) => touch(key, structuredClone(value)),
    remove: (key: string) => values.delete(key),
    entries: <T>(prefix: string) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]): [string, T] => [key, structuredClone(value) as T]),
    clearRest() {
      for (const key of values.keys()) if (!isSpared(key)) values.delete(key)
    },
    watchQuota() {
      let cancel: () => void = () => undefined
      const check = () => {
        checkQuota()
        cancel = clock.after(CHECK_MS, check)
      }
      cancel = clock.after(CHECK_MS, check)
      return () => cancel()
    },
  }
}

export type PageMemory = ReturnType<typeof pageMemory>

function sizeOf(entries: readonly [string, unknown][]): number {
  return entries.reduce((sum, [key, value]) => sum + key.length + JSON.stringify(value).length, 0)
}
