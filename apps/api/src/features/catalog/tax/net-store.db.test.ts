// A store that keeps its prices without tax: whatever tells a price tells the same one, with the tax on top.
import { createCart, pullCart, updateCart } from '@vitrine/contract/cart'
import { setShippingInformation } from '@vitrine/contract/cart/checkout'
import { getProduct, postCatalog } from '@vitrine/contract/catalog'
import { renderList } from '@vitrine/contract/catalog/prices'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { toMinor } from '@vitrine/domain/money/money'
import { recalculate } from '@vitrine/domain/pricing/document/recalculate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#api/features/cart/index.ts'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'

let shop: Boutique

const costs = (minor: number, special?: number): Partial<ProductRecord> => ({
  prices: { priceMinor: { de: minor }, ...(special && { specialMinor: { de: special } }) },
})
/** With 19 % on top: 49.99, 50.00 and 50.02, around the edge between two buckets. */
const FEED: ShopRecord[] = [
  ...boutique([
    aProduct('CAP', costs(4201)),
    aProduct('STRAW', costs(4202, 1050)),
    aProduct('FOUND', { visibility: 4, ...costs(4203) }),
    aProduct('GIFT', { type: 'virtual', stock: undefined, taxClass: 'None', ...costs(5000) }),
  ]),
  aProduct('RING', {
    ...costs(4205),
    customOptions: [
      { titles: { en: 'Words' }, type: 'field', required: true, priceMinor: { de: 105 }, maxCharacters: 5 },
      {
        titles: { en: 'Rush' },
        type: 'field',
        required: true,
        priceMinor: { de: 1250 },
        priceType: 'percent',
      },
    ],
  }),
]

beforeAll(async () => {
  shop = await openBoutique({ netStore: 'de', feed: FEED, with: [cartFeature, checkoutFeature] })
})
afterAll(async () => {
  await shop.close()
})

const client = () => shop.api.clientFor({ store: 'de' })
const find = async (more: object = {}) => {
  const searchQuery = { _availableFilters: [{ field: 'price' }], ...more }
  return client().call(postCatalog, { body: { searchQuery, sort: 'final_price:asc' } as never })
}
const cardsOf = (page: { items: unknown[] }) => page.items as ProductCard[]
const page = async (sku: string) => (await client().call(getProduct, { query: { sku } })).product as Product

/** The price of one piece in a cart, and of the whole cart when it is sent to Germany. */
async function inCart(sku: string, product_option = {}) {
  const cartId = await client().call(createCart)
  const cartItem = { sku, qty: 1, quoteId: cartId, product_option }
  await client().call(updateCart, { body: { cartItem } as never })
  const [line] = await client().call(pullCart, { query: { cartId } })
  const { totals } = await client().call(setShippingInformation, {
    query: { cartId },
    body: { addressInformation: { shippingAddress: { countryId: 'DE' } } } as never,
  })
  return { price: line?.price, old: line?.old_price, total: totals.items[0]?.price_incl_tax }
}

describe('a store whose shelves hold no tax', () => {
  test('lists what its pages, its answers to a browser and its carts charge', async () => {
    const cards = cardsOf(await find())
    expect(Object.fromEntries(cards.map((card) => [card.sku, card.price_incl_tax]))).toMatchObject({
      CAP: 49.99,
      STRAW: 12.5,
      FOUND: 50.02,
      GIFT: 50,
      DRESS: 89.25,
    })
    for (const card of cards) {
      const product = await page(card.sku)
      const { items } = await client().call(renderList, { query: { skus: card.sku } })
      expect(product).toMatchObject({ price_incl_tax: card.price_incl_tax, old_price: card.old_price })
      expect(items[0]?.price_info).toMatchObject({ final_price: card.price_incl_tax })
      expect(toMinor(product.price) + toMinor(product.price_tax)).toBe(toMinor(product.price_incl_tax))
    }
    for (const sku of ['CAP', 'STRAW', 'FOUND', 'GIFT']) {
      const { price_incl_tax: price, old_price: old } = await page(sku)
      expect(await inCart(sku)).toEqual({ price, old, total: price })
    }
    expect(await inCart('DRESS-red-m')).toMatchObject({ price: 89.25, total: 89.25 })
  })

  test('counts, filters and orders by what is charged', async () => {
    const whole = await find()
    const cards = cardsOf(whole)
    expect(cards.map(({ price_incl_tax }) => price_incl_tax)).toEqual(
      cards.map(({ price_incl_tax }) => price_incl_tax).toSorted((a, b) => a - b),
    )
    const buckets = whole.aggregations.agg_range_price?.buckets ?? []
    for (const { from = 0, to, doc_count } of buckets) {
      const value = { gte: from, ...(to !== undefined && { lt: to }) }
      const chosen = cardsOf(
        await find({ _appliedFilters: [{ attribute: 'price', value, scope: 'catalog' }] }),
      )
      const within = cards.filter((card) => card.price_incl_tax >= from && card.price_incl_tax < (to ?? 1e9))
      expect(chosen.map(({ sku }) => sku)).toEqual(within.map(({ sku }) => sku))
      expect(doc_count).toBe(within.length)
    }
    expect(buckets.map(({ doc_count }) => doc_count > 0)).toEqual([true, true, false, false])
    expect(whole.aggregations).toMatchObject({
      agg_min_price: { value: cards[0]?.price_incl_tax },
      agg_max_price: { value: cards.at(-1)?.price_incl_tax },
    })
  })

  test('a variant is found by its own price, with the tax', async () => {
    const dress = async (gte: number) =>
      cardsOf(
        await find({ _appliedFilters: [{ attribute: 'price', value: { gte }, scope: 'catalog' }] }),
      ).some(({ sku }) => sku === 'DRESS')
    expect([await dress(89.25), await dress(89.26)]).toEqual([true, false])
  })

  test('sets, groups and answers cost the sum of what is shown beside them', async () => {
    const [set, pair, ring] = [await page('SET'), await page('PAIR'), await page('RING')]
    expect(set.price_incl_tax).toBe(99.98)
    expect(set.bundle_options[0]?.product_links.map(({ product }) => product?.price_incl_tax)).toEqual([
      12.5, 49.99,
    ])
    expect(pair.price_incl_tax).toBe(83.31)
    const [words, rush] = ring.custom_options
    expect([ring.base_price_incl_tax, words?.price, rush?.price]).toEqual([50.04, 1.25, 12.5])
    expect(ring.price_incl_tax).toBe(57.55)
    const custom_options = ring.custom_options.map(({ option_id }) => ({
      option_id: String(option_id),
      option_value: 'Ada',
    }))
    expect(await inCart('RING', { extension_attributes: { custom_options } })).toEqual({
      price: 57.55,
      old: null,
      total: 57.55,
    })
  })

  test('suggestions tell it, too', async () => {
    const { products } = await client().call(suggestCatalog, { query: { text: 'plain cap' } })
    expect(products[0]).toMatchObject({ sku: 'CAP', price_incl_tax: 49.99 })
  })

  test('calculating a page again changes nothing, there or in a store that holds the tax', async () => {
    const now = '2026-01-15T12:00:00Z'
    const american = (await shop.api.clientFor({ store: 'us' }).call(getProduct, { query: { sku: 'DRESS' } }))
      .product as Product
    for (const product of [await page('STRAW'), await page('DRESS'), american])
      expect(recalculate(product, now)).toEqual(product)
  })
})
