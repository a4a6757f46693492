import { loadChinese } from '../analysis/segment-chinese.ts'
import type {
  CatalogueEngine,
  Changes,
  DocumentInput,
  EngineOptions,
  SearchRequest,
  SearchResult,
} from '../port.ts'
import { Catalogue } from './catalogue.ts'
import { compactSteps } from './compact-steps.ts'
import { BaseSets } from './query/base-sets.ts'
import { type Shop, searchSteps } from './query/run-search.ts'
import { WorkspacePool } from './query/workspaces.ts'
import { runThrough } from './steps.ts'
import { suggestSteps } from './suggest/suggest.ts'
import { runInSlices, slicing } from './time-slices.ts'
import { Turns } from './turns.ts'

const DEAD_SHARE_ALLOWED = 0.25
const DEAD_SLOTS_ALLOWED = 1000

type Change = { upsert: DocumentInput } | { remove: number }

/** The port, and what only a catalogue in this process can do at once. */
export type MemoryEngine = CatalogueEngine & {
  search(request: SearchRequest): SearchResult
  upsert(document: DocumentInput): void
  remove(id: number): void
  has(id: number): boolean
  /** Drops the dead slots in short slices; runs by itself when a quarter is dead. */
  compact(): Promise<void>
  warmUp(): Promise<void>
  readonly size: number
}

// The catalogue of one process, all in memory. Changes are seen by the next search.
export function createMemoryEngine(options: EngineOptions): MemoryEngine {
  const turns = new Turns()
  let shop = openShop(new Catalogue(options))
  /** Changes made while compaction copies: the copy takes them too before it replaces the original. */
  let missed: Change[] | undefined
  let compacting: Promise<void> | undefined

  function change(step: Change): void {
    applyChange(shop.catalogue, step)
    shop.bases.forget()
    missed?.push(step)
    if (isMostlyDead(shop.catalogue)) void compact()
  }

  /** A few are seen together; a thousand promotions that begin at midnight must not hold up everybody. */
  async function apply({ remove = [], upsert = [] }: Changes): Promise<void> {
    const pause = slicing()
    for (const id of remove) change({ remove: id })
    for (const document of upsert) {
      change({ upsert: document })
      const turn = pause()
      if (turn) await turn
    }
  }

  function compact(): Promise<void> {
    compacting ??= replaceShop().finally(() => {
      compacting = undefined
      missed = undefined
    })
    return compacting
  }

  async function replaceShop(): Promise<void> {
    const changes: Change[] = []
    missed = changes
    const copy = await runInSlices(compactSteps(shop.catalogue, options))
    await runInSlices(replaySteps(copy, changes))
    for (const step of changes) applyChange(copy, step)
    shop = openShop(copy)
  }

  /** Who asks first is not to run out of time for what nobody has read yet. */
  async function withTexts<T>(language: string, ask: () => Promise<T>): Promise<T> {
    await readTexts(shop.catalogue, language)
    return ask()
  }

  return {
    search: (request) => runThrough(searchSteps(shop, request)),
    answer(request, limits) {
      const ask = () => turns.run(searchSteps(shop, request), limits?.timeoutMs)
      return request.text ? withTexts(request.language, ask) : ask()
    },
    suggest: (request, limits) =>
      withTexts(request.language, () => turns.run(suggestSteps(shop, request), limits?.timeoutMs)),
    apply,
    upsert: (document) => change({ upsert: document }),
    remove: (id) => change({ remove: id }),
    has: (id) => shop.catalogue.has(id),
    compact,
    async warmUp() {
      for (const language of options.languages) await readTexts(shop.catalogue, language)
    },
    get size() {
      return shop.catalogue.size
    },
  }
}

function openShop(catalogue: Catalogue): Shop {
  return { catalogue, bases: new BaseSets(catalogue), workspaces: new WorkspacePool() }
}

async function readTexts(catalogue: Catalogue, language: string): Promise<void> {
  if (!catalogue.isUnread) return
  if (catalogue.texts.get(language)?.isUnread && language === 'zh') await loadChinese()
  await runInSlices(catalogue.textIndex(language))
}

function applyChange(catalogue: Catalogue, step: Change): void {
  if ('upsert' in step) catalogue.insert(step.upsert)
  else catalogue.bury(step.remove)
}

/** Applies and takes off the list, so that what arrives meanwhile is applied too. */
function* replaySteps(catalogue: Catalogue, changes: Change[]): Generator<void> {
  for (let step = changes.shift(); step; step = changes.shift()) {
    applyChange(catalogue, step)
    yield
  }
}

function isMostlyDead({ slots, size }: Catalogue): boolean {
  const dead = slots - size
  return dead > DEAD_SLOTS_ALLOWED && dead > slots * DEAD_SHARE_ALLOWED
}
