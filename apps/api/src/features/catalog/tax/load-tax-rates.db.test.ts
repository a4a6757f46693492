import { findStoreView, STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { loadSellables } from '#api/features/cart/sellable/load-sellables.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { priceIn } from '../document/composition.ts'
import { percentIn, percentOnTop, taxSettingsOf } from '../document/tax-of-store.ts'
import { loadTaxRules } from '../snapshot/load/load-tables.ts'
import { loadTaxOnTop, loadTaxRates } from './load-tax-rates.ts'

const GOODS = 2
let database: TestDatabase
let ctx: Context
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'BELT', priceMinor: 10_000 })
  const german = findStoreView('de')
  ctx = aContext(database.db, german && { store: german })
})
afterAll(() => database.drop())
const setTax = (tax: object) =>
  database.db
    .updateTable('store')
    .set({ settings: json({ tax }) })
    .where('code', '=', 'de')
    .execute()
beforeEach(() => setTax({}))

const germany = { country: 'DE', region: '' }

describe('the tax of a place', () => {
  test('is that of its rule; elsewhere and for other classes there is none', async () => {
    const percentOf = await loadTaxRates(ctx, germany)
    expect([percentOf(GOODS), percentOf(1)]).toEqual([19, 0])
    expect((await loadTaxRates(ctx, { country: 'BR', region: '' }))(GOODS)).toBe(0)
  })

  test('depends on the customer group only where the store says so', async () => {
    await setTax({ userGroupId: 3 })
    expect((await loadTaxRates(ctx, germany))(GOODS)).toBe(19)
    await setTax({ userGroupId: 8 })
    expect((await loadTaxRates(ctx, germany))(GOODS)).toBe(0)
    await setTax({ userGroupId: 'eight' })
    expect((await loadTaxRates(ctx, germany))(GOODS)).toBe(19)
  })

  test('is the same in the rules the catalogue holds', async () => {
    const tables = { taxRules: await loadTaxRules(database.db), settings: new Map(), stores: STORE_VIEWS }
    expect(percentIn(tables, ctx.store, GOODS)).toBe(19)
    expect(percentOnTop(tables)).toBeUndefined()
  })
})

describe('what is known of a generation of the catalogue', () => {
  const setRate = (rate: number) =>
    database.db.updateTable('tax_rate').set({ rate }).where('country', '=', 'DE').execute()
  const rateAt = async (place: { generation?: string }) =>
    (await loadTaxRates(ctx, { ...germany, ...place }))(GOODS)
  afterEach(() => setRate(19))

  test('is told to whoever names it; the next one, and who names none, read the table', async () => {
    expect(await rateAt({ generation: '7' })).toBe(19)
    await setRate(21)
    expect(await rateAt({ generation: '7' })).toBe(19)
    expect(await rateAt({})).toBe(21)
    expect(await rateAt({ generation: '8' })).toBe(21)
  })

  test('is no other country’s and no other store’s', async () => {
    const [german] = await database.db
      .selectFrom('tax_rate')
      .selectAll()
      .where('country', '=', 'DE')
      .execute()
    const { tax_rate_id: _, ...rate } = german ?? expect.fail('has no rate')
    await database.db
      .insertInto('tax_rate')
      .values({ ...rate, country: 'FR', rate: 20 })
      .execute()
    expect(await rateAt({ generation: '9' })).toBe(19)
    expect((await loadTaxRates(ctx, { country: 'FR', region: '', generation: '9' }))(GOODS)).toBe(20)
    const shop = findStoreView('us')
    await database.db
      .updateTable('store')
      .set({ settings: json({ tax: { userGroupId: 8 } }) })
      .where('code', '=', 'us')
      .execute()
    const other = { ...ctx, ...(shop && { store: shop }) }
    expect((await loadTaxRates(other, { ...germany, generation: '9' }))(GOODS)).toBe(0)
  })

  test('is read anew where the row of its store was changed, with no new generation', async () => {
    const rateIn = async (store = ctx.store) =>
      (await loadTaxRates({ ...ctx, store }, { ...germany, generation: '10' }))(GOODS)
    const settings = (tax: object) =>
      database.db
        .updateTable('store')
        .set({ settings: json({ tax }) })
        .where('store_id', '=', ctx.store.storeId)
        .execute()
    expect(await rateIn()).toBe(19)
    await settings({ userGroupId: 8 })
    expect([await rateIn(), await rateIn({ ...ctx.store })]).toEqual([19, 0])
    await settings({})
  })
})

describe('a store whose shelves hold no tax', () => {
  const net = () => ({ ...ctx, store: { ...ctx.store, pricesIncludeTax: false } })

  test('shows it on top, in lists as in carts', async () => {
    const percentOf = await loadTaxOnTop(net())
    expect(percentOf(GOODS)).toBe(19)
    const [belt] = (await loadSellables(net(), ['BELT'])).values()
    expect(belt).toMatchObject({ priceMinor: 11_900, taxOnTopPercent: 19 })
    const prices = { de: { price: 10_000, special: 8000 } }
    const product = { id: 1, type: 'simple' as const, prices, variants: [], options: [], taxClassId: GOODS }
    const moment = { stock: new Map(), parts: new Map(), now: '2026-01-15T12:00:00Z' }
    const shown = priceIn(product, 'de', {
      ...moment,
      percentOnTop: (_, taxClass) => percentOf(taxClass ?? 0),
    })
    expect(shown?.price).toMatchObject({ final: 9520, regular: 11_900 })
  })

  test('no store of ours is one, and none is asked about', async () => {
    expect((await loadTaxOnTop(ctx))(GOODS)).toBe(0)
    const [belt] = (await loadSellables(ctx, ['BELT'])).values()
    expect(belt).toMatchObject({ priceMinor: 10_000, taxOnTopPercent: 0 })
  })
})

test('settings that say nothing usable change nothing', () => {
  expect(taxSettingsOf(ctx.store, { tax: 'none' })).toEqual({
    defaultCountry: 'DE',
    userGroupId: null,
    useOnlyDefaultUserGroupId: false,
  })
})
