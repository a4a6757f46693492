// What a product cost before, as the editor who wants to reduce it honestly has to know it.
import {
  getEditedProduct,
  getPriceHistory,
  listEditedProducts,
  saveProducts,
} from '@vitrine/contract/catalog/editing/products'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEditedShop } from '../testing/an-editor.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
let cap: number
beforeAll(async () => {
  open = await openEditedShop()
  cap = await open.idOf('CAP')
})
afterAll(() => open.shop.close())
beforeEach(async () => {
  await open.shop.database.db.deleteFrom('former_price').execute()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const storeId = (code: StoreCode) => STORE_IDENTITIES[code].storeId

type Former = {
  until: number
  price: number
  special?: number
  from?: number
  to?: number
  store?: StoreCode
}
const cost = (...rows: Former[]) =>
  open.shop.database.db
    .insertInto('former_price')
    .values(
      rows.map(({ until, price, special, from, to, store = 'us' }) => ({
        ...{ product_id: cap, store_id: storeId(store), until: daysAgo(until), price_minor: price },
        special_minor: special ?? null,
        special_from: from === undefined ? null : daysAgo(from),
        special_to: to === undefined ? null : daysAgo(to),
      })),
    )
    .execute()
const history = (store: StoreCode = 'us') =>
  open.call(getPriceHistory, { params: { id: cap }, query: { store } })

/** Three screens tell it; none of them may tell another number. */
async function lowest(store: StoreCode = 'us') {
  const [past, product, list] = await Promise.all([
    history(store),
    open.call(getEditedProduct, { params: { id: cap } }),
    open.call(listEditedProducts, { query: { q: 'CAP', store } as never }),
  ])
  const told = [
    past.lowest_30_days,
    product.lowest_30_days[store],
    list.items.find(({ id }) => id === cap)?.lowest_30_days,
  ]
  expect(new Set(told).size).toBe(1)
  return told[0]
}

describe('the lowest price of thirty days', () => {
  test('is that of today where nothing was ever cheaper', async () => {
    expect(await lowest()).toBe(30)
    await cost({ until: 5, price: 9900 })
    expect(await lowest()).toBe(30)
  })

  test.each([
    [29, 12],
    [31, 30],
  ])('of what ended %d days ago', async (until, expected) => {
    await cost({ until, price: 1200 })
    expect(await lowest()).toBe(expected)
  })

  test('holds a reduction of those days, and none that was over before them', async () => {
    await cost({ until: 3, price: 5000, special: 1000, from: 20, to: 10 })
    expect(await lowest()).toBe(10)
    await open.shop.database.db.deleteFrom('former_price').execute()
    await cost({ until: 3, price: 5000, special: 1000, from: 60, to: 40 })
    expect(await lowest()).toBe(30)
  })

  test('is of one store and its money', async () => {
    await cost({ until: 3, price: 100, store: 'de' })
    expect(await lowest()).toBe(30)
    expect(await lowest('de')).toBe(1)
  })
})

describe('the history', () => {
  test('tells every price there was, the newest first, with the days of a reduction', async () => {
    await cost({ until: 40, price: 4000 }, { until: 10, price: 3500, special: 2000, from: 20, to: 15 })
    const { items, current } = await history()
    expect(current).toEqual({ price: 30, special_price: null, special_from: null, special_to: null })
    expect(items.map(({ price, special_price }) => [price, special_price])).toEqual([
      [35, 20],
      [40, null],
    ])
    const [latest] = items
    expect(
      [latest?.special_from, latest?.special_to].map((at) =>
        Math.round((Date.now() - Date.parse(at ?? '')) / 86_400_000),
      ),
    ).toEqual([20, 15])
  })

  test('grows by itself when the price is written, and not when it is written as it was', async () => {
    const write = async (price: number) => {
      const { version } = await open.call(getEditedProduct, { params: { id: cap } })
      const tag = { price, special_price: null, special_from: null, special_to: null }
      return open.call(saveProducts, {
        body: { items: [{ id: cap, version, parts: { prices: { us: tag } } }] } as never,
      })
    }
    await write(31)
    await write(31)
    expect((await history()).items.map(({ price }) => price)).toEqual([30])
    expect(await lowest()).toBe(30)
    await write(30)
    expect((await history()).items.map(({ price }) => price)).toEqual([31, 30])
  })

  test('of a store it is not sold in is empty, and of a product nobody has there is none', async () => {
    const gift = await open.idOf('GIFT')
    expect(await open.call(getPriceHistory, { params: { id: gift }, query: { store: 'de' } })).toEqual({
      current: null,
      lowest_30_days: null,
      items: [],
    })
    expect(await open.ask(getPriceHistory, { params: { id: 999_999 } })).toMatchObject({
      code: 404,
      result: 'PRODUCT_NOT_FOUND',
    })
  })
})
