// Storage that never stops the shop (api-shapes §5.4): a slow or broken disk is left alone, collection by collection, and
// the memory of this page goes on. A full disk is cleared of what can be had again, never of cart, user and orders.
import { type Clock, within } from '../clock/clock.ts'
import { collectionOf, isSpared, isStrict } from './collections.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'
import type { Storage, WriteOptions } from './storage.ts'

const READ_LIMIT_MS = 800
const ITERATE_LIMIT_MS = 2_000
const MAX_READ_ERRORS = 1
const MAX_WRITE_ERRORS = 30

type Health = { readErrors: number; writeErrors: number }
type Deps = {
  disk: Storage
  clock: Clock
  /** Once, when bag or orders change and no disk takes it: what was promised ends with the page. */
  whenUnkept?: () => void
}

export type GuardedStorage = Storage & {
  /** Whether what is kept under such a key outlives the page. */
  isStored(key: string): boolean
  /** Checks every 30 s that no collection holds more than it may; answers how to stop. */
  watchQuota(): () => void
}

export function guardedStorage({ disk, clock, whenUnkept }: Deps): GuardedStorage {
  const memory = pageMemory(clock, (key) => void disk.remove(key).catch(() => undefined))
  const { read, write, isStored, reads } = guards({ disk, clock }, memory)
  const told = once(whenUnkept)
  const strictly = (key: string, options?: WriteOptions) => ({ strict: options?.strict ?? isStrict(key) })

  return {
    isStored,
    watchQuota: memory.watchQuota,
    async get<T>(key: string) {
      // Shared by all tabs: only the disk knows what another one wrote, unless it takes nothing any more.
      if (memory.has(key) && !(isSpared(key) && isStored(key))) return memory.get<T>(key)
      const found = await read(key, READ_LIMIT_MS, () => disk.get<T>(key))
      if (found === 'failed') return memory.get<T>(key)
      if (found.value !== undefined) memory.set(key, found.value)
      return found.value
    },
    async set(key, value, options) {
      memory.set(key, value)
      const found = await write(key, () => disk.set(key, value, strictly(key, options)))
      if (found === 'failed' && isStrict(key)) told()
    },
    async remove(key) {
      memory.remove(key)
      await write(key, () => disk.remove(key))
    },
    async update<T>(key: string, change: (stored: T | undefined) => T, options?: WriteOptions) {
      const task = () => disk.update<T>(key, change, strictly(key, options))
      const found = reads(key) ? await write(key, () => within(clock, ITERATE_LIMIT_MS, task())) : 'failed'
      const isKept = found !== 'failed' && found !== 'too late'
      if (!isKept && isStrict(key)) told()
      const next = isKept ? found : change(memory.get<T>(key))
      memory.set(key, next)
      return next
    },
    async entries<T>(prefix: string) {
      const found = await read(`${prefix}/`, ITERATE_LIMIT_MS, () => disk.entries<T>(prefix))
      return found === 'failed' ? memory.entries<T>(prefix) : found.value
    },
  }
}

function once(act: () => void = () => undefined): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/** Counts what goes wrong and stops asking a disk that does not answer. */
function guards({ disk, clock }: Deps, memory: PageMemory) {
  const healths = new Map<string, Health>()
  const healthOf = (key: string): Health => {
    const name = collectionOf(key)
    const health = healths.get(name) ?? { readErrors: 0, writeErrors: 0 }
    healths.set(name, health)
    return health
  }
  const reads = (key: string) => healthOf(key).readErrors < MAX_READ_ERRORS
  const writes = (key: string) => healthOf(key).writeErrors < MAX_WRITE_ERRORS

  const clearRest = async () => {
    const entries = await disk.entries('')
    for (const [key] of entries) if (!isSpared(key)) await disk.remove(key)
    memory.clearRest()
  }
  /** Out of room: everything that can be had again makes room, then once more. */
  const withRoom = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task()
    } catch (error) {
      if (!isQuotaError(error)) throw error
      await clearRest()
      return task()
    }
  }
  return {
    reads,
    isStored: (key: string) => reads(key) && writes(key) && healthOf(key).writeErrors === 0,
    async read<T>(key: string, limitMs: number, task: () => Promise<T>): Promise<{ value: T } | 'failed'> {
      if (!reads(key)) return 'failed'
      const value = await within(clock, limitMs, task()).catch(() => 'too late' as const)
      if (value !== 'too late') return { value: value as T }
      healthOf(key).readErrors += 1
      return 'failed'
    },
    async write<T>(key: string, task: () => Promise<T>): Promise<T | 'failed'> {
      if (!writes(key)) return 'failed'
      try {
        return await withRoom(task)
      } catch {
        healthOf(key).writeErrors += 1
        return 'failed'
      }
    },
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
