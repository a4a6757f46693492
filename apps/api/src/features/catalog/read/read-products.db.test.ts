import {
  getAttributes,
  getCategoryTree,
  getProduct,
  listProducts,
  listRelated,
} from '@vitrine/contract/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const client = (store = 'us') => shop.api.clientFor({ store })
const product = (sku: string, store?: string) => client(store).call(getProduct, { query: { sku } })

describe('GET /api/product', () => {
  test('a configurable comes with its choices, variants, words and reviews', async () => {
    const { product: dress, childSku } = await product('DRESS', 'de')
    expect(childSku).toBeNull()
    expect(dress).toMatchObject({
      name: 'Leinenkleid',
      description: '<p>For long evenings</p>',
      price_incl_tax: 75,
      category: [{ name: 'Midi' }],
      rating: { average: 4.33, count: 3 },
      details: [{ code: 'material', label: 'Stoff', values: ['Leinen'] }],
      media_gallery: [
        { image: '/d/red.jpg', pos: 1, color: expect.any(String) },
        { image: '/d/back.jpg', color: null },
      ],
    })
    expect(dress.configurable_options).toMatchObject([
      {
        attribute_code: 'color',
        label: 'Farbe',
        values: [{ label: 'Rot', swatch: '#b3262e' }, { label: 'Marine' }],
      },
      { attribute_code: 'size', label: 'Größe', values: [{ label: 'S' }, { label: 'M' }] },
    ])
    expect(dress.configurable_children.map(({ sku, stock }) => [sku, stock.is_in_stock])).toEqual([
      ['DRESS-red-s', false],
      ['DRESS-red-m', true],
      ['DRESS-navy-s', true],
    ])
  })

  test('a variant answers with its parent, itself named as the choice', async () => {
    const { product: dress, childSku } = await product('DRESS-red-m')
    expect([dress.sku, childSku]).toEqual(['DRESS', 'DRESS-red-m'])
    const child = dress.configurable_children.find(({ sku }) => sku === childSku)
    const colour = dress.configurable_options[0]?.values.find(
      ({ value_index }) => value_index === child?.attributes.color,
    )
    expect(colour?.label).toBe('Red')
  })

  test('parts of a bundle and of a group come along as tiles', async () => {
    const { product: set } = await product('SET', 'de')
    expect(set.bundle_options).toMatchObject([
      {
        title: 'Hut',
        required: true,
        product_links: [
          { sku: 'STRAW', product: { sku: 'STRAW' } },
          { sku: 'CAP', qty: 2, is_default: true },
        ],
      },
    ])
    const { product: pair } = await product('PAIR')
    expect(pair.product_links).toMatchObject([
      { link_type: 'associated', product: { sku: 'CAP' } },
      { link_type: 'associated', product: { sku: 'BERET', stock: { is_in_stock: false } } },
    ])
  })

  test('what is never counted is in stock', async () => {
    expect((await product('GIFT')).product.stock).toMatchObject({ is_in_stock: true, manage_stock: false })
  })

  test.each([
    ['withdrawn', 'OFF', 'us'],
    ['for promoters', 'STAFF', 'us'],
    ['hidden', 'HIDDEN', 'us'],
    ['unknown', 'NO-SUCH', 'us'],
    ['not sold in this store', 'GIFT', 'de'],
    ['named like a program’s inside', '__proto__', 'us'],
  ])('%s: 404', async (...[, sku, store]) => {
    const reply = await shop.api.app.inject(`/api/product?sku=${sku}&storeCode=${store}`)
    expect(reply.json()).toMatchObject({ code: 404, meta: { errorCode: 'PRODUCT_NOT_FOUND' } })
  })

  test.each(['', `sku=${'x'.repeat(65)}`, 'sku='])(
    'a question without a usable sku (%s): 400',
    async (query) => {
      expect((await shop.api.app.inject(`/api/product?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('GET /api/product/list', () => {
  test('answers in the order asked, each once, unknown and hidden ones left out', async () => {
    const skus = 'CAP,NO-SUCH,OFF,DRESS-red-m,STAFF,DRESS,CAP'
    const { items, total_count } = await client().call(listProducts, { query: { skus } as never })
    expect(items.map(({ sku }) => sku)).toEqual(['CAP', 'DRESS'])
    expect(total_count).toBe(2)
  })

  test('more than a hundred: 400', async () => {
    const skus = Array.from({ length: 101 }, (_, index) => `S${index}`).join()
    expect((await shop.api.app.inject(`/api/product/list?skus=${skus}`)).statusCode).toBe(400)
  })
})

describe('GET /api/product/related', () => {
  const related = async (query: object) =>
    (await client().call(listRelated, { query: query as never })).items.map(({ sku }) => sku)

  test('linked ones without those withdrawn', async () => {
    expect(await related({ sku: 'CAP', type: 'related' })).toEqual(['DRESS'])
    expect(await related({ sku: 'CAP', type: 'upsell' })).toEqual([])
  })

  test('similar ones share the kind and the most values, whatever their brand', async () => {
    const similar = await related({ sku: 'CAP', type: 'similar', limit: 2 })
    expect(similar[0]).toBe('BERET')
  })

  test('what is for women has nothing similar that is not for them', async () => {
    const similar = await related({ sku: 'CAP', type: 'similar' })
    expect(similar).toContain('BERET')
    expect(similar).not.toContain('STRAW')
  })

  test('nothing for a sku nobody knows', async () => {
    expect(await related({ sku: 'NO-SUCH', type: 'similar' })).toEqual([])
  })
})

describe('GET /api/category/tree and /api/attribute', () => {
  test('active categories in the language of the store, counted with what stands below', async () => {
    const { items } = await client('de').call(getCategoryTree, {})
    expect(items).toMatchObject([
      {
        name: 'Damen',
        level: 1,
        parent_id: null,
        product_count: 8,
        sale_count: 1,
        children_data: [
          { name: 'Kleider', product_count: 1, children_data: [{ name: 'Midi', product_count: 1 }] },
        ],
      },
    ])
    expect(items[0]?.children_data).toHaveLength(1)
    const flat = await client().call(getCategoryTree, { query: { depth: 1 } })
    expect(flat.items[0]).toMatchObject({ product_count: 9, children_data: [] })
  })

  test('attributes by code, labelled; unknown codes are left out', async () => {
    const { items } = await client('de').call(getAttributes, { query: { codes: 'color,nothing' } })
    expect(items).toMatchObject([
      {
        attribute_code: 'color',
        frontend_label: 'Farbe',
        options: [{ label: 'Rot', swatch: '#b3262e' }, { label: 'Marine' }],
      },
    ])
  })
})
