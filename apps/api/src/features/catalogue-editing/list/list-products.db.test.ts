// The editor's list of goods, counted again by hand: what is told of each, what is found, and in which order.
import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { effectivePrice } from '@vitrine/domain/pricing/effective-price'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { openEditedShop } from '../testing/an-editor.ts'

const all = (name: string, languages: readonly string[] = ['en', 'de', 'ru', 'uk', 'zh']) =>
  Object.fromEntries(languages.map((one) => [one, { name }]))
const size = (sku: string, key: string, more: Partial<ProductRecord> = {}) =>
  aProduct(sku, { visibility: 1, attributes: { size: [key] }, ...more })

/** Beside the boutique: what a list is easily wrong about. */
const MORE: ProductRecord[] = [
  aProduct('AMERICAN', { texts: all('Trousers', ['en', 'en-US', 'de', 'ru', 'uk']) }),
  aProduct('SPOKEN', { texts: all('Spoken everywhere'), media: [{ path: '/s.jpg', kind: 'image' }] }),
  aProduct('100%_WOOL', { texts: { en: { name: '100% wool_blend' } }, stock: { qty: 2, lowStockQty: 3 } }),
  aProduct('FILM', {
    media: [{ path: '/v', kind: 'video', video: { url: 'https://v', title: 'V', type: 'youtube' } }],
  }),
  aProduct('THREE', { stock: { qty: 3 } }),
  aProduct('ENDLESS', { stock: { qty: 0, manageStock: false } }),
  size('SOCK-s', 's', { stock: { qty: 0 } }),
  size('SOCK-m', 'm', { stock: { qty: 0, manageStock: false } }),
  aProduct('SOCK', {
    type: 'configurable',
    axes: ['size'],
    childSkus: ['SOCK-s', 'SOCK-m'],
    stock: undefined,
  }),
  size('GLOVE-s', 's', { stock: { qty: 0 } }),
  size('GLOVE-m', 'm', {
    stock: { qty: 0 },
    prices: { priceMinor: { us: 2500 }, specialMinor: { us: 900 } },
  }),
  aProduct('GLOVE', {
    type: 'configurable',
    axes: ['size'],
    childSkus: ['GLOVE-s', 'GLOVE-m'],
    stock: undefined,
  }),
]
/** Its reduction counts within the window alone. */
const reduced = (sku: string, window: { from?: string; to?: string }, special = 1000) =>
  aProduct(sku, {
    prices: { priceMinor: { us: 9000 }, specialMinor: { us: special }, windows: { us: window } },
  })
MORE.push(
  reduced('SALE-NOW', { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }),
  reduced('SALE-PLANNED', { from: '2099-01-01T00:00:00Z' }),
  reduced('SALE-OVER', { to: '2020-01-01T00:00:00Z' }),
  reduced('SALE-DEARER', {}, 9500),
)
const NO_SALE = ['SALE-PLANNED', 'SALE-OVER', 'SALE-DEARER']
const FEED = boutique()
const FIRST = FEED.findIndex(({ kind }) => kind === 'product')
const SHOP = [...FEED.slice(0, FIRST), ...MORE, ...FEED.slice(FIRST)]

const products = SHOP.filter((one) => one.kind === 'product')
const variants = new Set(products.flatMap(({ childSkus = [] }) => childSkus))
const tops = products.filter(({ sku }) => !variants.has(sku))
const soldAs = (top: ProductRecord) =>
  top.type === 'configurable' ? products.filter(({ sku }) => top.childSkus?.includes(sku)) : [top]

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop({}, SHOP)
})
afterAll(() => open.shop.close())

const list = (query: object = {}) =>
  open.call(listEditedProducts, { query: { size: 100, ...query } as never })
const found = async (query: object) => (await list(query)).items.map(({ sku }) => sku).toSorted()

/** By the rule the shop sells by. */
function isReducedNow({
  priceMinor,
  specialMinor,
  specialFrom,
  specialTo,
  windows,
}: ProductRecord['prices']) {
  const { from = null, to = null } = windows?.us ?? { from: specialFrom, to: specialTo }
  const price = { price: priceMinor.us ?? 0, special: specialMinor?.us ?? null, from, to }
  return effectivePrice(price, new Date().toISOString()).special > 0
}

/** By a loop over the records, as a person would go through them. */
const TRUE_OF: Record<string, (top: ProductRecord) => boolean> = {
  sold_out: (top) => {
    const counted = soldAs(top).flatMap(({ stock }) => (stock ? [stock] : []))
    return counted.length > 0 && counted.every(({ qty, manageStock = true }) => manageStock && qty === 0)
  },
  few_left: (top) =>
    soldAs(top).some(
      ({ stock }) =>
        stock && stock.manageStock !== false && stock.qty > 0 && stock.qty < (stock.lowStockQty ?? 3),
    ),
  text_missing: ({ texts }) => (['en', 'de', 'ru', 'uk', 'zh'] as const).some((one) => !texts[one]),
  no_picture: ({ media }) => !media.some(({ kind }) => kind === 'image'),
  hidden: ({ status = 1, visibility }) => status !== 1 || visibility === 1,
  reduced: (top) => soldAs(top).some(({ prices }) => isReducedNow(prices)),
}

describe('what needs work', () => {
  test.each(Object.keys(TRUE_OF))(
    '"%s" finds those of which it is true, and counts as many',
    async (facet) => {
      const wanted = tops.filter((top) => TRUE_OF[facet]?.(top)).map(({ sku }) => sku)
      expect(await found({ facet })).toEqual(wanted.toSorted())
      expect((await list({ size: 1 })).counts.facets[facet as 'reduced']).toBe(wanted.length)
    },
  )

  test('all are counted, and what is chosen in another is counted beside', async () => {
    const { counts, total } = await list()
    expect(counts).toMatchObject({ products: tops.length, variants: variants.size })
    expect(total).toBe(tops.length)
  })
})

describe('each line', () => {
  test('tells the pieces that are counted under it, and the lowest price, with "from" where there are several', async () => {
    const lines = Object.fromEntries((await list()).items.map((item) => [item.sku, item]))
    expect(lines.GLOVE).toMatchObject({ variants: 2, stock: 0, price: 25, special_price: 9, is_from: true })
    expect(lines.SPOKEN).toMatchObject({
      variants: 0,
      stock: 10,
      price: 30,
      special_price: null,
      is_from: false,
      picture: '/s.jpg',
    })
    expect(lines.ENDLESS).toMatchObject({ stock: null })
    expect(lines.DRESS).toMatchObject({ stock: 7, low_variants: 1, brand: 'Nordwind' })
    expect(lines.PAIR).toMatchObject({ stock: null, price: null, special_price: null })
  })

  test('in the money of the store and the language that are asked for', async () => {
    const [line] = (await list({ q: 'DRESS', store: 'de', language: 'de' })).items
    expect(line).toMatchObject({ sku: 'DRESS', name: 'Leinenkleid', price: 75 })
    expect((await list({ q: 'GIFT', store: 'de' })).items[0]).toMatchObject({ price: null })
  })

  test('tells no special price that has not begun, is over or lowers nothing', async () => {
    const told = (await list({ q: 'SALE', sort: '-price' })).items
    expect(told.map(({ sku, price, special_price }) => [sku, price, special_price])).toEqual([
      ...NO_SALE.map((sku) => [sku, 90, null]),
      ['SALE-NOW', 90, 10],
    ])
    expect(told.every(({ is_from }) => !is_from)).toBe(true)
    expect(await found({ q: 'SALE', facet: 'reduced' })).toEqual(['SALE-NOW'])
  })

  test('says which texts are missing', async () => {
    const [line] = (await list({ q: 'AMERICAN' })).items
    expect(line?.text_states).toMatchObject({ zh: 'missing' })
  })
})

describe('is found', () => {
  test.each([
    ['100%', ['100%_WOOL']],
    ['wool_b', ['100%_WOOL']],
    ['%', ['100%_WOOL']],
    ['leinenkleid', ['DRESS']],
    ['dress-navy', ['DRESS']],
    ['nordwind cap', ['CAP']],
    ['cap nowhere', []],
    ["'; drop table product; --", []],
    ['\\', []],
  ])('by %j', async (q, skus) => {
    expect(await found({ q })).toEqual(skus)
  })

  test('in a category with those below it, or without', async () => {
    const { rows } = await open.shop.database.db
      .selectFrom('category')
      .selectAll()
      .execute()
      .then((rows) => ({ rows }))
    const women = rows.find(({ key }) => key === 'women')?.category_id
    expect(await found({ category: women })).toContain('DRESS')
    expect(await found({ category: women, within: 'itself' })).not.toContain('DRESS')
    expect(await found({ category: 2_147_483_647 })).toEqual([])
  })

  test('on exactly one page, whatever the order', async () => {
    for (const sort of ['name', 'newest', 'stock', '-stock', 'price', '-price', 'sku']) {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort, page, size: 5 })))
      const skus = pages.flatMap(({ items }) => items.map(({ sku }) => sku))
      expect([sort, skus.toSorted()]).toEqual([sort, tops.map(({ sku }) => sku).toSorted()])
    }
  })

  test('on a page behind the last one nothing, and still how many there are', async () => {
    const { items, total } = await list({ page: 99, size: 5 })
    expect([items, total]).toEqual([[], tops.length])
    expect((await list({ page: 99, q: 'no such thing' })).total).toBe(0)
  })

  test('in the order asked for, and last where it has no number', async () => {
    const priced = (await list({ sort: 'price' })).items.map((one) => one.special_price ?? one.price)
    const numbers = priced.filter((one) => one !== null)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(priced.indexOf(null)).toBe(numbers.length)
    const stocks = (await list({ sort: '-stock' })).items.map(({ stock }) => stock)
    const counted = stocks.filter((one) => one !== null)
    expect(counted).toEqual(counted.toSorted((a, b) => b - a))
    expect(stocks.indexOf(null)).toBe(counted.length)
  })
})
