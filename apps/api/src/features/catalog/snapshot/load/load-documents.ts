// Search documents of one generation, page by page, with what the engine needs beside them: live stock and the prices
// of the parts of grouped and bundled products.
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import type { DocumentInput } from '@vitrine/search/port'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { type Moment, stockIdsOf } from '#api/features/catalog/document/composition.ts'
import type { SearchBody } from '#api/features/catalog/document/search-body.ts'
import { percentOnTop } from '#api/features/catalog/document/tax-of-store.ts'
import { readPrices } from '#api/features/catalog/snapshot/load/read-bodies.ts'
import { readStock } from '#api/features/catalog/snapshot/load/read-stock.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { nextPriceEdge, type PriceClock } from '../price-clock.ts'
import { toDocumentInput } from './to-document-input.ts'

/** Small enough that reading one page from the wire holds nobody up. */
const PAGE = 200
const STORES: readonly StoreCode[] = STORE_CODES

type Tables = 'generation' | 'categories' | 'attributes' | 'taxRules' | 'stores' | 'settings'
export type LoadInput = Pick<CatalogSnapshot, Tables> & {
  now: Date
  clock: PriceClock
  /** Only these products; all when left out. */
  ids?: readonly number[]
}

export async function* loadDocuments(db: Database, input: LoadInput): AsyncGenerator<DocumentInput> {
  const terms = { ...input, percentOnTop: percentOnTop(input) }
  for (let after = 0; ; ) {
    const page = await readPage(db, input, after)
    yield* withLiveData(db, page, terms)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.id
  }
}

async function readPage(db: Database, { generation, ids }: LoadInput, after: number): Promise<SearchBody[]> {
  const among = ids === undefined ? sql`` : sql`and product_id = any(${ids})`
  const { rows } = await sql<{ search: SearchBody }>`
    select search from product_document
    where search is not null and product_id > ${after}
      and since <= ${generation} and (until is null or until > ${generation}) ${among}
    order by product_id limit ${PAGE}`.execute(db)
  return rows.map(({ search }) => search)
}

/** One document at a time, so that whoever takes them can give way in between. */
async function* withLiveData(
  db: Database,
  page: SearchBody[],
  input: LoadInput & Pick<Moment, 'percentOnTop'>,
): AsyncGenerator<DocumentInput> {
  const { percentOnTop } = input
  const now = input.now.toISOString()
  const stock = await readStock(db, page.flatMap(stockIdsOf))
  const parts = await readPrices(db, page.flatMap(partIdsOf), input.generation)
  const context = { ...input, stores: STORES, moment: { stock, parts, now, percentOnTop } }
  for (const body of page) {
    const edge = nextPriceEdge(body, parts, now)
    input.clock.set(body.id, edge)
    const document = toDocumentInput(body, context)
    yield edge === undefined ? document : { ...document, numbers: { ...document.numbers, price_edge: edge } }
  }
}

function partIdsOf({ options }: SearchBody): number[] {
  return options.flatMap(({ selections }) => selections.map(({ id }) => id))
}
