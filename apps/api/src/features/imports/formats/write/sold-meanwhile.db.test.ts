// A table comes back while the shop sells: no piece is lost or sold twice, and a guard taken out is noticed by the audit.
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { aFilledCart, readOrder } from '#api/features/orders/testing/a-buyer.ts'
import { audit, countStock } from '#api/features/orders/testing/audit.ts'
import { answersOf, CROWD_POOL, refusalsOf, together, warmPool } from '#api/features/orders/testing/crowd.ts'
import { patientSteps } from '#api/features/orders/testing/patient-buyer.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aFeed } from '../../testing/small-feed.ts'
import { importCatalogue } from '../../writer/import-catalogue.ts'
import type { KnownCatalogue } from '../goods/to-records.ts'
import { readFormat } from '../read-format.ts'
import { readKnownCatalogue } from '../read-known-catalogue.ts'
import { aWrittenTable, withPieces } from '../testing/a-written-table.ts'

const format = 'csv'
const FED = 10
let database: TestDatabase
let ctx: Context

beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  ctx = aContext(database.db, { store: findStoreView('de') ?? aContext(database.db).store })
  await importCatalogue(database.db, aFeed(), { source: 'test' })
  await warmPool(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('shop_order').execute()
  await sql`update stock_item set qty = ${FED}, imported_qty = ${FED}`.execute(database.db)
})

const written = () => aWrittenTable(database.db, { format, now: ctx.now() })
const edited = (text: string, name: string) => text.replace(/(^|,)"?Cap[^,]*(?=,)/m, `$1${name}`)

type Back = {
  /** Between the reading of the table and what the import writes of it. */
  meanwhile?: () => Promise<unknown>
  known?: (catalogue: KnownCatalogue) => KnownCatalogue
}
async function takeBack(text: string, { meanwhile, known = (same) => same }: Back = {}) {
  const file = { name: 'goods.csv', bytes: new TextEncoder().encode(text), format } as const
  const catalogue = known(await readKnownCatalogue(database.db))
  const reading = await readFormat(file, { language: 'en', currency: 'USD' }, catalogue)
  async function* records() {
    yield* reading.records
    await meanwhile?.()
  }
  return importCatalogue(database.db, records(), { source: 'table', isPart: true, now: ctx.now() })
}

async function buy(qty = 1) {
  const goods = [{ sku: 'CAP', qty }]
  const body = readOrder(await aFilledCart(ctx, goods), goods)
  return placeOrder(ctx, { body }, patientSteps)
}
async function piecesOf(sku: string): Promise<number> {
  const { rows } = await sql<{ qty: number }>`select qty from stock_item
    join product using (product_id) where sku = ${sku}`.execute(database.db)
  return rows[0]?.qty ?? Number.NaN
}

test('an order between the reading of a table and its commit keeps its pieces', async () => {
  const before = await countStock(database.db)
  await buy(2)
  const text = await written()
  await buy()
  const report = await takeBack(edited(text, 'Cap for rain'), { meanwhile: () => buy(3) })
  expect(report.counts.product.updated).toBe(1)
  expect([await piecesOf('CAP'), await audit(database.db, before)]).toEqual([FED - 6, []])
})

test.each(rounds('RACE_ROUNDS', 2))(
  'forty buyers of ten pieces get ten while tables come back (round %i)',
  async (round) => {
    const before = await countStock(database.db)
    const text = await written()
    const buying = Promise.withResolvers<Awaited<ReturnType<typeof crowd>>>()
    const crowd = () => together(40, () => buy())
    const start = () => {
      buying.resolve(crowd())
      return Promise.resolve()
    }
    await takeBack(edited(text, `Cap ${round}`), { meanwhile: start })
    await takeBack(edited(text, `Cap ${round} again`))
    const outcomes = await buying.promise
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([FED, { OUT_OF_STOCK: 40 - FED }])
    expect([await piecesOf('CAP'), await audit(database.db, before)]).toEqual([0, []])
  },
)

test('mutant: the number of an old table taken at its word puts sold pieces back', async () => {
  const before = await countStock(database.db)
  await buy(2)
  const text = await written()
  await buy(3)
  await takeBack(text, { known: (catalogue) => ({ ...catalogue, counted: new Set() }) })
  expect((await audit(database.db, before)).join()).toMatch(/stock of \d+: 8 left and 5 sold of 10/)
})

test('a number typed after a sale counts, though a feed once said the same', async () => {
  await buy(2)
  const typed = withPieces({ text: await written(), format, sku: 'CAP', qty: FED })
  await takeBack(typed)
  expect(await piecesOf('CAP')).toBe(FED)
})

test('the same table brought twice counts what was typed once: what is sold in between stays sold', async () => {
  const typed = withPieces({ text: await written(), format, sku: 'CAP', qty: FED + 5 })
  await takeBack(typed)
  await buy(4)
  await takeBack(typed)
  expect(await piecesOf('CAP')).toBe(FED + 1)
})
