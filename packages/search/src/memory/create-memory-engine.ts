import { loadChinese } from '../analysis/segment-chinese.ts'
import type { CatalogueEngine, DocumentInput, EngineOptions, SearchRequest, SearchResult } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { keepCatalogueIn, type Note, readCatalogueIn } from './kept/engine-file.ts'
import { searchSteps } from './query/run-search.ts'
import { ShopKeeper } from './shop-keeper.ts'
import { runThrough } from './steps.ts'
import { suggestSteps } from './suggest/suggest.ts'
import { runInSlices } from './time-slices.ts'
import { Turns } from './turns.ts'

/** The port, and what only a catalogue in this process can do at once. */
export type MemoryEngine = Omit<CatalogueEngine, 'fork'> &
  Pick<Required<CatalogueEngine>, 'keep'> & {
    search(request: SearchRequest): SearchResult
    upsert(document: DocumentInput): void
    remove(id: number): void
    has(id: number): boolean
    /** Drops the dead slots in short slices; runs by itself when a quarter is dead. */
    compact(): Promise<void>
    warmUp(): Promise<void>
    fork(): Promise<MemoryEngine | undefined>
    numbers(field: string): Map<number, number>
    readonly size: number
  }

/** An engine on an empty catalogue. */
export function createMemoryEngine(options: EngineOptions): MemoryEngine {
  return openEngine(new ShopKeeper(options), options)
}

/** An engine on what `keep` has written; fails where that is not whole. */
export async function readMemoryEngine(
  path: string,
  options: EngineOptions,
  isWanted: (note: Note) => Promise<boolean>,
): Promise<{ engine: MemoryEngine; note: Note } | undefined> {
  const read = await readCatalogueIn(path, options, isWanted)
  return read && { engine: openEngine(new ShopKeeper(options, read.catalogue), options), note: read.note }
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
    async keep(into) {
      const catalogue = keeper.settled
      if (!catalogue || catalogue.isUnread) return false
      await keepCatalogueIn(catalogue, { ...into, options })
      return true
    },
    numbers: (field) => keeper.shop.catalogue.numbersById(field),
    get size() {
      return keeper.shop.catalogue.size
    },
  }
}

async function readTexts(catalogue: Catalogue, language: string): Promise<void> {
  // Words of a question are cut as those of products were, also where a file has kept these.
  const index = catalogue.texts.get(language)
  if (language === 'zh' && index && (index.isUnread || index.documents > 0)) await loadChinese()
  if (!catalogue.isUnread) return
  await runInSlices(catalogue.textIndex(language))
}
