// What the API says it answers is what it answers, on the whole demo shop.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Api } from '@vitrine/api/app'
import { createFeatures } from '@vitrine/api/features'
import { importCatalogue } from '@vitrine/api/features/imports/index'
import { createLogger } from '@vitrine/api/log'
import { buildTestApi } from '@vitrine/api/testing/test-api'
import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import type { Call, CallInput, CallReply } from '@vitrine/contract/call'
import { createCart, getTotals, pullCart, updateCart } from '@vitrine/contract/cart'
import {
  askShippingMethods,
  listPaymentMethods,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { geoCountry } from '@vitrine/contract/cart/places'
import { getCart, shareCart } from '@vitrine/contract/cart/shared-cart'
import {
  ENTITY_TYPES,
  getAttributes,
  getCategoryTree,
  getProduct,
  listProducts,
  listRelated,
  mapUrl,
  postCatalog,
} from '@vitrine/contract/catalog'
import { findAlternates } from '@vitrine/contract/catalog/addresses'
import { listSimilar, renderList } from '@vitrine/contract/catalog/prices'
import { ProductCardSchema } from '@vitrine/contract/catalog/replies/product-card'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import { getCmsBlock, listCountries, listNews, listStates, listStores } from '@vitrine/contract/content'
import { listReviews } from '@vitrine/contract/review'
import { listStock } from '@vitrine/contract/stock'
import { noteVisit } from '@vitrine/contract/visit/visit'
import { demoShop } from '@vitrine/demo/demo-shop'
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const NOW = '2026-01-15T12:00:00Z'

let database: TestDatabase
let api: Api
let dataDir: string
let products: ProductCard[]
beforeAll(async () => {
  database = await createTestDatabase()
  await importCatalogue(database.db, demoShop({ now: NOW }), { source: 'demo' })
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-contract-'))
  const mail = { url: undefined, from: 'shop@vitrine.example', showsOutbox: false }
  const { features } = createFeatures({
    db: database.db,
    log: createLogger('silent'),
    now: () => new Date(NOW),
    ...{ dataDir, shopDataDir: dataDir, publicUrl: 'https://shop.test', mail },
  })
  api = await buildTestApi({ db: database.db, features })
  products = (await ask(postCatalog, { body: { size: -1 } })).items
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Exactly what is declared: nothing missing, nothing more. */
async function ask<C extends Call>(call: C, input: CallInput<C>, store = 'us'): Promise<CallReply<C>> {
  const result = await api.clientFor({ store }).call(call, input)
  const overTheWire = JSON.parse(JSON.stringify(result))
  expect(call.reply.parse(overTheWire)).toEqual(overTheWire)
  return result
}

/** A few of each type, and some of the rest. */
const samples = () =>
  [...Map.groupBy(products, ({ type_id }) => type_id).values()].flatMap((some) => some.slice(0, 8))

describe.each(['us', 'de', 'ru', 'ua', 'cn'])('in the store %s', (store) => {
  test('a list is tiles, counts and words for what was counted', async () => {
    const fields = ['gender', 'ptype', 'color', 'size', 'set', 'brand', 'approved', 'price', 'category_ids']
    const _availableFilters = fields.map((field) => ({ field }))
    const page = await ask(postCatalog, { body: { searchQuery: { _availableFilters } } }, store)
    expect(page.total).toBeGreaterThan(100)
    for (const item of page.items) expect(ProductCardSchema.parse(item)).toEqual(item)
    expect(page.aggregations.agg_terms_color?.buckets.length).toBeGreaterThan(5)
    expect(page.aggregations.agg_range_price?.buckets).toHaveLength(4)
    expect(page.attributeMetadata.length).toBeGreaterThan(3)
  })

  test('a product of each type', async () => {
    for (const { sku } of samples()) await ask(getProduct, { query: { sku } }, store)
  })

  test('what stands at an address, and where it stands elsewhere', async () => {
    for (const { id, url_path: url } of samples().slice(0, 20)) {
      const match = await ask(mapUrl, { body: { url } }, store)
      expect(match?._type).toMatch(/product|redirect/)
      const { paths } = await ask(findAlternates, { query: { type: 'product', id } }, store)
      expect(Object.keys(paths).length).toBeGreaterThan(0)
    }
  })

  test('the menu, the attributes, suggestions, prices, neighbours and stock', async () => {
    const { items } = await ask(getCategoryTree, { query: { depth: 3 } }, store)
    expect(items.length).toBeGreaterThan(1)
    for (const { url_path: url } of items)
      expect(await ask(mapUrl, { body: { url } }, store)).toMatchObject({ _type: 'category' })
    await ask(getAttributes, { query: {} }, store)
    const [first] = (await ask(postCatalog, { body: { size: 1 } }, store)).items
    const found = await ask(suggestCatalog, { query: { text: first?.name.slice(0, 4) ?? '' } }, store)
    expect(found.products.length).toBeGreaterThan(0)
    const skus = products.slice(0, 60).map(({ sku }) => sku)
    const list = { query: { skus: skus.join(',') } }
    expect((await ask(renderList, list as never, store)).items.length).toBeGreaterThan(50)
    expect(await ask(listStock, list as never, store)).toHaveLength(skus.length)
    await ask(listProducts, list as never, store)
    for (const { sku } of samples().slice(0, 10)) {
      await ask(listSimilar, { query: { sku } }, store)
      await ask(listRelated, { query: { sku, type: 'upsell' } }, store)
    }
  })
})

test('every type but those of partners is open to all', async () => {
  const partners = ['blogger_post', 'promo_product', 'blogger_payout']
  for (const type of ENTITY_TYPES.filter((one) => !partners.includes(one)))
    await ask(postCatalog, { body: { type, size: -1 } })
  for (const type of partners) {
    const reply = await api.app.inject(`/api/catalog?type=${type}`)
    expect([reply.statusCode, reply.json().meta.errorCode]).toEqual([401, 'UNAUTHORIZED'])
  }
})

test('a cart from its first line to the ways to pay', async () => {
  const query = { cartId: await ask(createCart, {}) }
  for (const { sku, type_id, stock } of samples().slice(0, 30)) {
    if (type_id !== 'simple' || !stock.is_in_stock) continue
    await ask(updateCart, { query, body: { cartItem: { sku, qty: 1 } } })
  }
  expect((await ask(pullCart, { query })).length).toBeGreaterThan(3)
  await ask(getTotals, { query })
  await ask(listPaymentMethods, { query })
  await ask(askShippingMethods, { query, body: { address: { country_id: 'US' } } })
  await ask(setShippingInformation, {
    query,
    body: { addressInformation: { shippingAddress: { countryId: 'US' } } },
  })
  const { code } = await ask(shareCart, { query, body: {} })
  await ask(getCart, { query: { code } })
})

test('stores, places, pages, news and reviews', async () => {
  await ask(listStores, {})
  for (const store of ['us', 'de', 'cn']) {
    await ask(listCountries, {}, store)
    await ask(listStates, { query: { country: 'US' } }, store)
    await ask(geoCountry, {}, store)
    await ask(getCmsBlock, { params: { identifier: 'cms_settings' } }, store)
    await ask(listNews, { query: {} }, store)
  }
  for (const { id } of samples().slice(0, 20)) await ask(listReviews, { query: { product_id: id } })
})

test.each(['us', 'de', 'ru', 'ua', 'cn'])(
  'ways to pay that are shown without a line cost in %s what they cost with one',
  async (store) => {
    const { json } = await ask(getCmsBlock, { params: { identifier: 'cms_settings' } }, store)
    const cartId = await ask(createCart, {}, store)
    const told = await ask(listPaymentMethods, { query: { cartId } }, store)
    type Terms = (typeof told)[number]
    const costs = ({ code, discount, rounding, minimum, cost_incl_tax }: Terms) =>
      JSON.stringify({ code, discount, rounding, minimum, cost_incl_tax })
    const shown = json.payment_methods as Terms[]
    expect(told.map(costs)).toEqual(expect.arrayContaining(shown.map(costs)))
  },
)

test('no call leaves its answer untold', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json()
  type Described = { operationId: string; responses: { 200: { content: object } } }
  const calls = Object.values<Record<string, Described>>(paths).flatMap((one) => Object.values(one))
  const undocumented = calls.filter(({ responses }) =>
    JSON.stringify(responses[200].content).includes('"result":{}'),
  )
  expect(undocumented.map(({ operationId }) => operationId)).toEqual([])
})

test('a visit is noted', async () => {
  await ask(noteVisit, { query: { page: '/us' } })
})
