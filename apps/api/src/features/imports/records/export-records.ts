// The catalogue as the records it could have come in by, for another shop or for a look. What shoppers and staff add
// (orders, customers, reviews people wrote here) is no part of it.
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { asOneMoment } from './as-one-moment.ts'
import { LINKS, PRODUCTS } from './product-sql.ts'
import { ATTRIBUTES, BLOCKS, CATEGORIES, PAGES, REVIEWS } from './shop-sql.ts'

const BATCH = 500

/** All kinds in the order an import wants them, as one moment saw them. */
export const exportRecords = (db: Database): AsyncGenerator<ShopRecord> => asOneMoment(db, allRecords)

async function* allRecords(db: Database): AsyncGenerator<ShopRecord> {
  yield* recordsOf(db, ATTRIBUTES)
  yield* recordsOf(db, CATEGORIES)
  yield* inBatches(db, PRODUCTS)
  yield* inBatches(db, LINKS)
  yield* recordsOf(db, REVIEWS)
  yield* recordsOf(db, PAGES)
  yield* recordsOf(db, BLOCKS)
}

type Row = { record: ShopRecord }

async function* recordsOf(db: Database, query: RawBuilder<unknown>): AsyncGenerator<ShopRecord> {
  const { rows } = await sql<Row>`${query}`.execute(db)
  for (const { record } of rows) yield record
}

/** Products and their links by ranges of ids, so that a large catalogue is never in memory as a whole. */
async function* inBatches(
  db: Database,
  query: (ids: readonly number[]) => RawBuilder<unknown>,
): AsyncGenerator<ShopRecord> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ product_id: number }>`select product_id from import_product
      where product_id > ${after} order by product_id limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield* recordsOf(db, query(rows.map(({ product_id }) => product_id)))
    after = last.product_id
  }
}
