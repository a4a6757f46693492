// The catalogue of this process: one snapshot in memory, replaced when a new generation is announced (by a copy with what
// changed, or one loaded whole), patched when single products change, and told to those who keep copies (`onChange`).

import { listen } from '#api/db/notice/listen.ts'
import { CATALOGUE_CHANNEL } from '#api/db/notice/note-catalogue-change.ts'
import { oneAtATime } from '#api/db/notice/one-at-a-time.ts'
import { ShopError } from '#api/errors.ts'
import { CardCache } from '#api/features/catalog/snapshot/card-cache.ts'
import { seedWords } from '#api/features/catalog/snapshot/lexicon/seed-words.ts'
import { BodyCache } from '#api/features/catalog/snapshot/load/body-cache.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { createKeeper } from './kept/keep-snapshot.ts'
import type { LoadedSnapshot } from './load/load-snapshot.ts'
import { readGeneration } from './load/load-tables.ts'
import { advance } from './shared/advance.ts'
import { type SourceDeps, sourceOf } from './shared/source-of.ts'

export type CatalogDeps = SourceDeps & {
  /** For the connection that listens; without it only `refresh` brings changes. */
  connectionString?: string
}

/** Tags of what changed: `P501`, `C26`; `*` means everything. */
export type ChangeListener = (tags: readonly string[]) => void

export type Catalog = {
  /** Settles when the first snapshot is there. */
  ready: Promise<void>
  snapshot(): CatalogSnapshot
  generation(): number
  cards: CardCache
  bodies: BodyCache
  /** Brings the snapshot up to the database; calls during a refresh are answered by one more. */
  refresh(): Promise<void>
  onChange(listener: ChangeListener): () => void
  /** Does while nobody asks what the first search for words would wait for; a later generation is always warm. */
  warmUp(): Promise<void>
  /** Writes it to disk for the next start, where that is worth it. */
  keep(): Promise<boolean>
  /** Tells those who listen of what no write told. */
  tell(tags: readonly string[]): void
  /** Whether a price of this snapshot has begun or ended by now; then it is brought up to date. */
  followClock(): Promise<boolean>
  close(): Promise<void>
}

export function createCatalog(deps: CatalogDeps): Catalog {
  const source = sourceOf(deps)
  const { tell, onChange } = changeListeners()
  const cards = new CardCache()
  const bodies = new BodyCache()
  let current: LoadedSnapshot | undefined
  let stopListening: (() => Promise<void>) | undefined

  const show = (snapshot: LoadedSnapshot) => {
    current = snapshot
  }

  async function bringUpToDate(): Promise<void> {
    if (current === undefined) {
      show(await source.open())
      return tell(['*'])
    }
    const tags = await advance(current, await readGeneration(deps.db), { source, show, tell })
    if (tags.length > 0) tell(tags)
  }

  const { run: refresh, settled, isRunning } = oneAtATime(bringUpToDate)
  const keeper = keeperOf(deps, async () => {
    while (isRunning()) await settled()
    return current
  })
  const refreshQuietly = () => {
    refresh().catch((error: unknown) =>
      deps.log.error({ err: error }, 'the catalogue could not be refreshed'),
    )
  }

  async function open(): Promise<void> {
    stopListening = await hear(deps, refreshQuietly)
    await seedWords(deps.db)
    await refresh()
  }

  const ready = open()
  // Whoever awaits it hears of a failure; until then it must not end the process.
  ready.catch(() => {})

  return {
    ready,
    snapshot() {
      if (current === undefined) throw new ShopError('UNAVAILABLE')
      return current
    },
    generation: () => current?.generation ?? 0,
    cards,
    bodies,
    refresh,
    warmUp: async () => current?.writer.warmUp?.(),
    keep: async () => (await keeper?.keep()) ?? false,
    tell,
    onChange,
    async followClock() {
      const isDue = current !== undefined && (await source.isBehind(current))
      if (isDue) await refresh()
      return isDue
    },
    async close() {
      await stopListening?.()
      await keeper?.stop()
      await settled()
    },
  }
}

function keeperOf({ db, kept, log }: CatalogDeps, atRest: () => Promise<LoadedSnapshot | undefined>) {
  return kept && createKeeper({ db, path: kept.path, log, atRest })
}

function changeListeners(): Pick<Catalog, 'tell' | 'onChange'> {
  const listeners = new Set<ChangeListener>()
  return {
    tell(tags) {
      for (const listener of listeners) listener(tags)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Undefined where no connection listens. */
async function hear(
  { connectionString, log }: Pick<CatalogDeps, 'connectionString' | 'log'>,
  onNotice: () => void,
): Promise<(() => Promise<void>) | undefined> {
  if (connectionString === undefined) return undefined
  return listen({ connectionString, channel: CATALOGUE_CHANNEL, onNotice, log })
}
