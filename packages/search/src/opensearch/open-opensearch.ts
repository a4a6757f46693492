import { Client } from '@opensearch-project/opensearch'
import type { CatalogueEngine, DocumentInput } from '../port.ts'
import { createOpenSearchEngine } from './create-opensearch-engine.ts'
import { guarded } from './guarded.ts'
import { fillIndices } from './index/fill-indices.ts'
import { namesOf } from './index/names.ts'
import type { StoreView } from './index/read-document.ts'

/**
 * Which generation lies there, what its variants are told apart by, the numbers of the single changes that are in, and by what it
 * is known for a part of the history of the database it was filled from.
 */
export type IndexState = { generation: number; childFields: readonly string[]; seen: number[]; mark?: string }

// A catalogue that many processes ask and any of them may fill: who brings what in, they settle among themselves.
export type SharedIndex = {
  /** `childFields`: what only variants are told apart by. */
  engine(childFields: readonly string[]): CatalogueEngine
  /** Undefined where nothing lies there, or not all of it any more. */
  readState(): Promise<IndexState | undefined>
  noteState(state: IndexState): Promise<void>
  fill(
    documents: AsyncIterable<DocumentInput>,
    how: { childFields: readonly string[]; name: string },
  ): Promise<void>
  /** Products whose price has begun or ended by then. */
  due(nowMs: number): Promise<number[]>
}

const STATE_ID = 'catalogue'
const DUE_AT_ONCE = 1_000
/** What the layout of the indices is told apart by: another one is filled anew. */
const LAYOUT = 3
const USUAL_PREFIX = 'vitrine'
const TRIED_AGAIN_MS = 1_000

/** `urls`: nodes of one cluster, by commas; the path of the first is what the names of its indices begin with. */
export function openOpenSearch(urls: string, views: readonly StoreView[]): SharedIndex {
  const nodes = urls.split(',').map((url) => new URL(url.trim()))
  const prefix = nodes[0]?.pathname.replaceAll('/', '') || USUAL_PREFIX
  const client = new Client({
    nodes: nodes.map(({ protocol, host, username, password }) => {
      const login = username ? `${username}:${password}@` : ''
      return `${protocol}//${login}${host}`
    }),
  })
  // A node that did not answer is tried again soon, or a shop would be without lists for minutes after it is back.
  Object.assign(client.connectionPool, { resurrectTimeout: TRIED_AGAIN_MS, resurrectTimeoutCutoff: 0 })
  const index = `${prefix}-state`
  return {
    engine: (childFields) => createOpenSearchEngine({ client, prefix, views, childFields }),
    fill: (documents, { childFields, name }) =>
      fillIndices(documents, { client, prefix, views, childFields, generation: name }),
    async readState() {
      const { body } = await guarded(client.get({ index, id: STATE_ID }, { ignore: [404] }))
      const state = body._source as (IndexState & { layout: number }) | undefined
      if (state?.layout !== LAYOUT) return undefined
      const names = views.flatMap(({ store }) => Object.values(namesOf(prefix, store)))
      return (await areNamed(client, names)) ? state : undefined
    },
    async noteState(state) {
      await guarded(client.index({ index, id: STATE_ID, body: { ...state, layout: LAYOUT }, refresh: true }))
    },
    async due(nowMs) {
      const query = { range: { 'n.price_edge': { lte: nowMs } } }
      const asked = views.map(({ store }) => namesOf(prefix, store).products)
      const { body } = await guarded(
        client.search({ index: asked, body: { query, size: DUE_AT_ONCE, _source: false } as object }),
      )
      return [...new Set(body.hits.hits.map(({ _id }) => Number(_id)))]
    },
  }
}

/** Whether something stands behind each of these names. */
async function areNamed(client: Client, names: readonly string[]): Promise<boolean> {
  const { body } = await guarded(client.indices.getAlias({ name: [...names] }, { ignore: [404] }))
  const found = Object.values(body as Record<string, { aliases?: object }>)
  const told = new Set(found.flatMap(({ aliases = {} }) => Object.keys(aliases)))
  return names.every((name) => told.has(name))
}
