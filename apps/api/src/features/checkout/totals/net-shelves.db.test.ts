// A store whose prices hold no tax: what its shelves and carts put on top is what the checkout charges at home.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { percentOnTop } from '#api/features/catalog/document/tax-of-store.ts'
import { loadTaxOnTop } from '#api/features/catalog/index.ts'
import { loadTaxRules } from '#api/features/catalog/snapshot/load/load-tables.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { loadTaxTerms } from './load-tax-terms.ts'

const GOODS = 2
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  const { tax_rate_id: _, ...rate } = await database.db
    .selectFrom('tax_rate')
    .selectAll()
    .where('country', '=', 'DE')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('tax_rate')
    .values([
      { ...rate, region: 'BY', rate: 5 },
      { ...rate, country: 'US', region: '', rate: 3 },
      { ...rate, country: 'US', region: 'NY', rate: 8 },
    ])
    .onConflict((oc) => oc.doNothing())
    .execute()
})
afterAll(() => database.drop())

const cases = STORE_VIEWS.flatMap((store) =>
  ['', 'BY', 'NY'].map((region) => [store.code, region, store] as const),
)

test.each(cases)('%s, told that its region is "%s"', async (code, defaultRegion, view) => {
  const store = { ...view, pricesIncludeTax: false }
  const settings = { tax: { defaultRegion } }
  await database.db
    .updateTable('store')
    .set({ settings: json(settings) })
    .where('code', '=', code)
    .execute()
  const ctx = { ...aContext(database.db), store }
  const tables = { taxRules: await loadTaxRules(database.db), settings: new Map([[code, settings]]) }
  const shelf = percentOnTop({ ...tables, stores: [store] })?.(code, GOODS) ?? 0
  const cart = (await loadTaxOnTop(ctx))(GOODS)
  const { rateOf } = await loadTaxTerms(ctx, { country: store.defaultCountry })
  expect({ shelf, cart }).toEqual({ shelf: rateOf(GOODS), cart: rateOf(GOODS) })
})
