// A generation's indices, one a store view, filled beside those that are asked; the names move over at once.
import type { Client } from '@opensearch-project/opensearch'
import { loadChinese } from '../../analysis/segment-chinese.ts'
import type { DocumentInput } from '../../port.ts'
import { guarded } from '../guarded.ts'
import { Bulk } from './bulk.ts'
import { PRODUCTS, WHEN_FILLED, WORDS } from './mapping.ts'
import { namesOf } from './names.ts'
import { type Reading, readDocument } from './read-document.ts'
import { WordList } from './word-list.ts'

export type Filling = Reading & { client: Client; prefix: string; generation: string }
type Documents = AsyncIterable<DocumentInput> | Iterable<DocumentInput>

export async function fillIndices(documents: Documents, filling: Filling): Promise<void> {
  const { client, views } = filling
  if (views.some(({ language }) => language === 'zh')) await loadChinese()
  const made = new Map<string, { products: string; words: string }>()
  for (const { store } of views) made.set(store, await makeIndices(store, filling))
  try {
    await fill(documents, made, filling)
    const indices = [...made.values()].flatMap(({ products, words }) => [products, words])
    for (const index of indices) {
      await guarded(client.indices.putSettings({ index, body: { index: WHEN_FILLED } as object }))
      await guarded(client.indices.refresh({ index }))
    }
    await moveNames(made, filling)
  } catch (error) {
    const indices = [...made.values()].flatMap(({ products, words }) => [products, words])
    await client.indices.delete({ index: indices, ignore_unavailable: true }).catch(() => {})
    throw error
  }
}

async function makeIndices(store: string, { client, prefix, generation }: Filling) {
  const names = namesOf(prefix, store)
  const made = { products: `${names.products}-${generation}`, words: `${names.words}-${generation}` }
  await client.indices.delete({ index: Object.values(made), ignore_unavailable: true }).catch(() => {})
  await guarded(client.indices.create({ index: made.products, body: PRODUCTS as object }))
  await guarded(client.indices.create({ index: made.words, body: WORDS as object }))
  return made
}

type Made = ReadonlyMap<string, { products: string; words: string }>

async function fill(documents: Documents, made: Made, { client, ...reading }: Filling): Promise<void> {
  const bulk = new Bulk(client, { refresh: false })
  const lists = new Map([...made.keys()].map((store) => [store, new WordList()]))
  for await (const document of documents) {
    for (const { view, record, ...read } of readDocument(document, reading)) {
      lists.get(view.store)?.add(read)
      const index = { _index: made.get(view.store)?.products, _id: String(record.id) }
      await bulk.add({ action: { index }, record })
    }
  }
  for (const [store, list] of lists)
    for (const [_id, record] of list.records)
      await bulk.add({ action: { index: { _index: made.get(store)?.words, _id } }, record })
  await bulk.flush()
}

/** Who asks sees one generation or the other; what nobody asks any more goes. */
async function moveNames(made: Made, { client, prefix }: Filling): Promise<void> {
  const moved = [...made].flatMap(([store, { products, words }]) => {
    const names = namesOf(prefix, store)
    return [
      { alias: names.products, index: products },
      { alias: names.words, index: words },
    ]
  })
  const former = new Set<string>()
  const inTheWay = new Set<string>()
  for (const { alias, index } of moved)
    for (const old of await indicesOf(client, alias))
      if (old === alias) inTheWay.add(old)
      else if (old !== index) former.add(old)
  const actions = moved.flatMap(({ alias, index }) => [
    { remove: { alias, index: `${alias}-*`, must_exist: false } },
    { add: { alias, index, is_write_index: true } },
  ])
  if (inTheWay.size > 0) await client.indices.delete({ index: [...inTheWay], ignore_unavailable: true })
  await guarded(client.indices.updateAliases({ body: { actions } as object }))
  if (former.size > 0) await client.indices.delete({ index: [...former], ignore_unavailable: true })
}

/** What is asked by this name: the one itself where it is no alias, but an index a node made by itself. */
async function indicesOf(client: Client, name: string): Promise<string[]> {
  const { body } = await client.indices.getAlias({ index: name }, { ignore: [404] })
  return 'error' in body ? [] : Object.keys(body)
}
