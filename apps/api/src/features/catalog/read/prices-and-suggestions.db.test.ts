import { findAlternates } from '@vitrine/contract/catalog/addresses'
import { listSimilar, renderList } from '@vitrine/contract/catalog/prices'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const client = (store = 'us') => shop.api.clientFor({ store })

describe('GET /api/product/render-list', () => {
  const render = (query: object, store = 'us') => client(store).call(renderList, { query: query as never })

  test('a configurable product tells its lowest and highest price, its variants their own', async () => {
    const { items } = await render({ skus: 'DRESS,DRESS-red-m' })
    expect(items).toMatchObject([
      {
        sku: 'DRESS',
        type: 'configurable',
        store_id: 1,
        currency_code: 'USD',
        price_info: { final_price: 60, regular_price: 80, special_price: 60, max_price: 90 },
      },
      {
        sku: 'DRESS-red-m',
        type: 'simple',
        price_info: { final_price: 90, special_price: 0, max_price: 90 },
      },
    ])
  })

  test('net prices stand beside the gross ones, in the money of the store', async () => {
    const { items } = await render({ skus: 'DRESS', storeId: '4' })
    const [item] = items
    expect(item).toMatchObject({ store_id: 4, currency_code: 'EUR', price_info: { final_price: 75 } })
    const net = item?.price_info.extension_attributes.tax_adjustments.final_price ?? 0
    expect(net).toBeGreaterThan(0)
    expect(net).toBeLessThanOrEqual(75)
  })

  test('each sku once, in the order asked; unknown, withdrawn, hidden and unsold ones are left out', async () => {
    const { items } = await render({ skus: 'STRAW,NO-SUCH,OFF,STAFF,HIDDEN,CAP,STRAW' })
    expect(items.map(({ sku }) => sku)).toEqual(['STRAW', 'CAP'])
    expect((await render({ skus: 'GIFT' }, 'de')).items).toEqual([])
  })

  test('a promotion that ends is gone from the next answer', async () => {
    shop.setNow('2026-02-01T00:00:00Z')
    const { items } = await render({ skus: 'DRESS-navy-s' })
    expect(items[0]?.price_info).toMatchObject({ final_price: 80, special_price: 0 })
    shop.setNow('2026-01-15T12:00:00Z')
  })
})

describe('GET /api/product/similar', () => {
  test('is of the same kind, and empty for a sku nobody knows', async () => {
    const reply = await client().call(listSimilar, { query: { sku: 'CAP', limit: 2 } })
    expect(reply.items.map(({ sku }) => sku)).toContain('BERET')
    expect(reply.items).toHaveLength(2)
    expect(await client().call(listSimilar, { query: { sku: 'NO-SUCH' } })).toEqual({ items: [], total: 0 })
  })
})

describe('GET /api/catalog/suggest', () => {
  const suggest = (text: string, store = 'us') => client(store).call(suggestCatalog, { query: { text } })

  test('two letters bring texts, the narrowest categories and products', async () => {
    const reply = await suggest('li')
    expect(reply.products.map(({ sku }) => sku)).toContain('DRESS')
    expect(reply.texts.length).toBeGreaterThan(0)
    expect(reply.categories).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Midi', url_path: 'women/dresses/midi' })]),
    )
    expect(reply.categories.map(({ name }) => name)).not.toContain('Dresses')
  })

  test('in the language of the store', async () => {
    const { products } = await suggest('leinen', 'de')
    expect(products.map(({ name }) => name)).toContain('Leinenkleid')
  })

  test.each(['', ' ', 'l', '--', '%%%', '"', '\\'])('%j brings nothing', async (text) => {
    expect(await suggest(text)).toEqual({ texts: [], categories: [], products: [], total: 0 })
  })

  test('goods kept from lists or from text search are never hinted at', async () => {
    const { products, total } = await suggest('plain')
    expect(products.map(({ sku }) => sku).sort()).toEqual(['FOUND', 'GIFT', 'PAIR', 'SET'])
    expect(total).toBe(4)
  })

  test('10 kB of text is refused', async () => {
    const reply = await shop.api.app.inject(`/api/catalog/suggest?text=${'x'.repeat(10_240)}`)
    expect(reply.statusCode).toBe(400)
  })
})

describe('GET /api/url/alternates', () => {
  const alternates = async (type: 'product' | 'category' | 'cms_page', id: number) =>
    (await client().call(findAlternates, { query: { type, id } })).paths

  test('a product stands at its own address in each language, where it is sold', async () => {
    const paths = await alternates('product', await shop.idOf('DRESS'))
    expect(paths).toEqual({ us: '/linen-dress', de: '/leinenkleid' })
  })

  test('a category is everywhere, by the English address where it has no other', async () => {
    const { rows } = await shop.api.app
      .inject('/api/catalog?type=category')
      .then((reply) => ({ rows: reply.json().result.items as { id: number; name: string }[] }))
    const dresses = rows.find(({ name }) => name === 'Dresses')?.id ?? 0
    const paths = await alternates('category', dresses)
    expect(Object.keys(paths)).toHaveLength(7)
    expect(paths).toMatchObject({ us: '/women/dresses', de: '/damen/kleider', cn: '/women/dresses' })
  })

  test('what nobody may see stands nowhere', async () => {
    for (const sku of ['OFF', 'STAFF', 'HIDDEN', 'DRESS-red-m'])
      expect(await alternates('product', await shop.idOf(sku))).toEqual({})
    for (const type of ['product', 'category', 'cms_page'] as const)
      for (const id of [999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER])
        expect([type, id, await alternates(type, id)]).toEqual([type, id, {}])
  })
})
