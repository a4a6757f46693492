import { loadChinese } from '../analysis/segment-chinese.ts'
import type { CatalogueEngine, DocumentInput, EngineOptions, SearchRequest, SearchResult } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { searchSteps } from './query/run-search.ts'
import { ShopKeeper } from './shop-keeper.ts'
import { runThrough } from './steps.ts'
import { suggestSteps } from './suggest/suggest.ts'
import { runInSlices } from './time-slices.ts'
import { Turns } from './turns.ts'

/** The port, and what only a catalogue in this process can do at once. */
export type MemoryEngine = Omit<CatalogueEngine, 'fork'> & {
  search(request: SearchRequest): SearchResult
  upsert(document: DocumentInput): void
  remove(id: number): void
  has(id: number): boolean
  /** Drops the dead slots in short slices; runs by itself when a quarter is dead. */
  compact(): Promise<void>
  warmUp(): Promise<void>
  fork(): Promise<MemoryEngine | undefined>
  readonly size: number
}

/** An engine on an empty catalogue. */
export function createMemoryEngine(options: EngineOptions): MemoryEngine {
  return openEngine(new ShopKeeper(options), options)
}

// The catalogue of one process, all in memory. Changes are seen by the next search.
function openEngine(keeper: ShopKeeper, options: EngineOptions): MemoryEngine {
  const turns = new Turns()

  /** Who asks first is not to run out of time for what nobody has read yet. */
  async function withTexts<T>(language: string, ask: () => Promise<T>): Promise<T> {
    await readTexts(keeper.shop.catalogue, language)
    return ask()
  }

  return {
    search: (request) => runThrough(searchSteps(keeper.shop, request)),
    answer(request, limits) {
      const ask = () => turns.run(searchSteps(keeper.shop, request), limits?.timeoutMs)
      return request.text ? withTexts(request.language, ask) : ask()
    },
    suggest: (request, limits) =>
      withTexts(request.language, () => turns.run(suggestSteps(keeper.shop, request), limits?.timeoutMs)),
    apply: (changes) => keeper.apply(changes),
    upsert: (document) => keeper.change({ upsert: document }),
    remove: (id) => keeper.change({ remove: id }),
    has: (id) => keeper.shop.catalogue.has(id),
    compact: () => keeper.compact(),
    async warmUp() {
      for (const language of options.languages) await readTexts(keeper.shop.catalogue, language)
    },
    async fork() {
      const fork = await keeper.fork()
      return fork && openEngine(fork, options)
    },
    get size() {
      return keeper.shop.catalogue.size
    },
  }
}

async function readTexts(catalogue: Catalogue, language: string): Promise<void> {
  if (!catalogue.isUnread) return
  if (catalogue.texts.get(language)?.isUnread && language === 'zh') await loadChinese()
  await runInSlices(catalogue.textIndex(language))
}
