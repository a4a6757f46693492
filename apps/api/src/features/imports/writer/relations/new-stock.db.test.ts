// Pieces of new products are written while a feed is read; those of all others wait for its end.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aGatedFeed } from '../../testing/gated-feed.ts'
import { aFeed, aProduct } from '../../testing/small-feed.ts'
import { importCatalogue } from '../import-catalogue.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

type Records = Parameters<typeof importCatalogue>[1]
const take = (records: Records) => importCatalogue(database.db, records, { source: 'test' })

/** More than a batch of them, so that the first is stored while the feed is still read. */
const withNew = (qty: number) =>
  aFeed({ changes: Array.from({ length: 2500 }, (_, n) => aProduct({ sku: `N${n}`, stock: { qty } })) })

const piecesOf = async (sku: string) => {
  const { rows } = await sql<{ qty: number; imported_qty: number }>`
    select qty, imported_qty from stock_item join product using (product_id) where sku = ${sku}`.execute(
    database.db,
  )
  return rows[0]
}
const sell = (sku: string) =>
  database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 5000`.execute(db)
    await sql`update stock_item set qty = qty - 1 where qty > 0
      and product_id = (select product_id from product where sku = ${sku})`.execute(db)
  })

test('what is sold while an import brings new products waits for nobody, and stays sold', async () => {
  await take(aFeed())
  const { feed, reached, open } = aGatedFeed(withNew(7))
  const importing = take(feed)
  await reached
  await sell('CAP')
  expect(await piecesOf('N0')).toBeUndefined()
  open()
  await importing
  expect(await piecesOf('CAP')).toEqual({ qty: 9, imported_qty: 10 })
  expect(await piecesOf('N0')).toEqual({ qty: 7, imported_qty: 7 })
  expect(await piecesOf('N2499')).toEqual({ qty: 7, imported_qty: 7 })
})

test('an import that breaks off leaves no pieces of what it had begun to bring', async () => {
  async function* broken() {
    yield* withNew(7)
    throw new Error('the line is dead')
  }
  await expect(take(broken())).rejects.toThrow('the line is dead')
  const { rows } = await sql`select from stock_item`.execute(database.db)
  expect(rows).toEqual([])
})

test('a product that says nothing of pieces has none, and one that comes again keeps what was sold', async () => {
  const { stock: _, ...silent } = aProduct({ sku: 'SILENT' })
  const feed = () => aFeed({ changes: [silent, aProduct({ sku: 'N0' })] })
  await take(feed())
  await sell('N0')
  await take(feed())
  expect(await piecesOf('SILENT')).toBeUndefined()
  expect(await piecesOf('N0')).toEqual({ qty: 9, imported_qty: 10 })
})
