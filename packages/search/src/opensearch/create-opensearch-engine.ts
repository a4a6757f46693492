// The catalogue in OpenSearch: nothing of it is kept here but a few facts about words.
import type { Client } from '@opensearch-project/opensearch'
import { LRUCache } from 'lru-cache'
import type { CatalogueEngine, Changes, DocumentInput } from '../port.ts'
import { guarded } from './guarded.ts'
import { inTime } from './in-time.ts'
import { Bulk } from './index/bulk.ts'
import { namesOf } from './index/names.ts'
import { type Reading, readDocument } from './index/read-document.ts'
import { WordList } from './index/word-list.ts'
import { type Asking, search } from './search.ts'
import { suggest } from './suggest.ts'
import { Facts } from './text/facts.ts'
import { wordSourceOf } from './text/word-source.ts'

/** So long a word that a change brought may be unknown to other processes. */
const FACTS_MS = 5_000

export type OpenSearchOptions = Reading & { client: Client; prefix: string }

export function createOpenSearchEngine(options: OpenSearchOptions): CatalogueEngine {
  const { client, prefix } = options
  const facts = new LRUCache<string, Facts>({ max: 32, ttl: FACTS_MS })
  const asking: Asking = {
    ...{ client, prefix, childFields: new Set(options.childFields) },
    factsOf(store, language) {
      const name = `${store} ${language}`
      const known = facts.get(name) ?? new Facts(wordSourceOf(client, prefix, store), language)
      if (!facts.has(name)) facts.set(name, known)
      return known
    },
  }
  return {
    ordersNames: true,
    answer: (request, limits) => inTime(search(request, { ...asking, limits }), limits),
    suggest: (request, limits) => inTime(suggest(request, { ...asking, limits }), limits),
    async apply(changes) {
      await applyChanges(changes, options)
      facts.clear()
    },
  }
}

async function applyChanges(
  { upsert = [], remove = [] }: Changes,
  options: OpenSearchOptions,
): Promise<void> {
  if (upsert.length === 0 && remove.length === 0) return
  const { client, prefix, views } = options
  const bulk = new Bulk(client, { refresh: true })
  for (const id of remove) for (const { store } of views) await bulk.add(removal(id, store, prefix))
  const lists = new Map(views.map(({ store }) => [store, new WordList()]))
  for (const document of upsert) await putIn(document, { bulk, lists, options })
  for (const [store, list] of lists)
    for (const [_id, record] of list.records)
      await bulk.add({ action: { create: { ...named(namesOf(prefix, store).words), _id } }, record })
  await bulk.flush()
  await guarded(client.indices.refresh({ index: views.map(({ store }) => namesOf(prefix, store).products) }))
}

type Putting = { bulk: Bulk; lists: ReadonlyMap<string, WordList>; options: OpenSearchOptions }

/** A store that does not sell it any more loses it. */
async function putIn(document: DocumentInput, { bulk, lists, options }: Putting): Promise<void> {
  const read = readDocument(document, options)
  const sold = new Set(read.map(({ view }) => view.store))
  for (const { store } of options.views)
    if (!sold.has(store)) await bulk.add(removal(document.id, store, options.prefix))
  for (const { view, record, ...words } of read) {
    lists.get(view.store)?.add(words)
    const index = { ...named(namesOf(options.prefix, view.store).products), _id: String(record.id) }
    await bulk.add({ action: { index }, record })
  }
}

/** Where nothing has that name, a node would make an index of it that nobody can ask, and that stands in the name's way. */
const named = (_index: string) => ({ _index, require_alias: true })

function removal(id: number, store: string, prefix: string) {
  return { action: { delete: { _index: namesOf(prefix, store).products, _id: String(id) } } }
}
