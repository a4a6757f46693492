import { getCatalog } from '@vitrine/contract/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog, byId, EVERYONE, filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { ask, skus, optionOf } = askCatalog(() => shop)

describe('what a list shows', () => {
  test('never what is hidden, withdrawn or for promoters only, whatever the filters say', async () => {
    expect(await skus({}, byId)).toEqual(EVERYONE)
    const greedy = filtered(
      ['visibility', { in: [1, 2, 3, 4] }],
      ['status', { in: [0, 1, 2, 3] }],
      ['only_promo', { in: [true, false] }],
    )
    expect(await skus(greedy, byId)).toEqual(EVERYONE)
    expect(await skus(filtered(['sku', { in: ['OFF', 'STAFF', 'HIDDEN'] }]))).toEqual([])
    expect(await skus(filtered(['only_promo', { or: [true] }]))).toEqual([])
  })

  test('goods without a price in the store are not sold there', async () => {
    const { items } = await ask({}, byId, 'de')
    expect(items.map(({ sku }) => sku)).not.toContain('GIFT')
    expect(items.find(({ sku }) => sku === 'DRESS')).toMatchObject({
      name: 'Leinenkleid',
      price_incl_tax: 75,
    })
  })

  test('a text search leaves out what only categories show, and ranks by relevance', async () => {
    expect(await skus({ _searchText: 'linen dress' })).toEqual(expect.arrayContaining(['DRESS']))
    expect((await skus({ _searchText: 'linen dress' }))[0]).toBe('DRESS')
    expect(await skus({ _searchText: 'plain' }, byId)).not.toContain('LISTED')
    expect(await skus({ _searchText: 'DRESS-red-m' })).toContain('DRESS')
  })

  test.each(['linen dress', 'DRESS-red-m', 'CAP'])('what answers a text has its score: %s', async (text) => {
    const { items } = await ask({ _searchText: text })
    expect(items.length).toBeGreaterThan(0)
    for (const { _score } of items) expect(_score).toEqual(expect.any(Number))
  })

  test('a tile tells its price, its promotion, its colours and its stock', async () => {
    const { items } = await ask(filtered(['sku', { eq: 'DRESS' }]))
    expect(items[0]).toMatchObject({
      price_incl_tax: 60,
      original_price_incl_tax: 80,
      old_price: 80,
      max_price: 90,
      sale: true,
      brand_name: 'Nordwind',
      image: '/d/red.jpg',
      images: ['/d/back.jpg'],
      stock: { is_in_stock: true, qty: 7 },
      swatches: [
        { label: 'Red', swatch: '#b3262e' },
        { label: 'Navy', image: '/d/navy.jpg' },
      ],
    })
  })

  test('grouped and bundled goods cost what their parts cost and are there while their parts are', async () => {
    const { items } = await ask(filtered(['sku', { in: ['PAIR', 'SET'] }]), byId)
    expect(items).toMatchObject([
      { sku: 'PAIR', price_incl_tax: 60, stock: { is_in_stock: true } },
      { sku: 'SET', price_incl_tax: 60, stock: { is_in_stock: true } },
    ])
  })
})

describe('facets', () => {
  test('may be asked by what an option is called in every language, which an address says better than an id', async () => {
    const red = await optionOf('color', 'Red')
    const dress = filtered(['color', { in: [red] }, 'catalog'])
    const byKey = (...values: unknown[]) => skus(filtered(['color_key', { in: values }, 'catalog']))
    expect(await byKey('red')).toEqual(await skus(dress))
    expect(await byKey(String(red))).toEqual(await skus(dress))
    expect(await byKey('mauve')).toEqual([])
    expect(await skus(filtered(['sale_key', { in: ['yes'] }]))).toEqual(
      await skus(filtered(['sale', { eq: true }])),
    )
    await expect(skus(filtered(['climate_key', { in: ['x'] }]))).rejects.toMatchObject({ code: 400 })
    const { attributeMetadata } = await ask({
      ...filtered(['color_key', { in: ['red'] }, 'catalog']),
      _availableFilters: [{ field: 'color' }],
    })
    expect(attributeMetadata[0]?.options).toMatchObject([{ key: 'red' }, { key: 'navy' }])
  })

  test('count with labels in the language of the store, each without its own choice', async () => {
    const red = await optionOf('color', 'Red')
    const query = {
      ...filtered(['color', { in: [red] }, 'catalog']),
      _availableFilters: [
        { field: 'color' },
        { field: 'ptype' },
        { field: 'price' },
        { field: 'unheard_of' },
      ],
    }
    const { aggregations, attributeMetadata } = await ask(query, {}, 'de')
    expect(aggregations.agg_terms_color?.buckets).toEqual([
      expect.objectContaining({ doc_count: 1, label: expect.stringMatching(/Rot|Marine/) }),
      expect.objectContaining({ doc_count: 1, swatch: expect.stringMatching(/^#/) }),
    ])
    expect(aggregations.agg_terms_ptype?.buckets).toEqual([
      { key: expect.any(String), doc_count: 1, label: 'Kleid', swatch: null },
    ])
    expect(attributeMetadata.map((meta) => meta.frontend_label)).toEqual(['Farbe', 'ptype'])
  })

  test('name what was chosen although nothing here has it', async () => {
    const red = await optionOf('color', 'Red')
    const query = filtered(['color', { in: [red, 999_999] }, 'catalog'], ['sku', { eq: 'CAP' }])
    const { total, attributeMetadata } = await ask({ ...query, _availableFilters: [{ field: 'color' }] })
    expect([total, attributeMetadata[0]?.options]).toEqual([0, [expect.objectContaining({ label: 'Red' })]])
  })

  test('flags are asked in the reader’s language and answered yes or no', async () => {
    const query = { _availableFilters: [{ field: 'set' }, { field: 'approved' }] }
    const { aggregations, attributeMetadata } = await ask(query, {}, 'de')
    expect(attributeMetadata).toMatchObject([
      { attribute_code: 'set', frontend_label: 'Als Set', options: [{ label: 'Nein' }, { label: 'Ja' }] },
      { attribute_code: 'approved', frontend_label: 'Von Partnern empfohlen' },
    ])
    expect(aggregations.agg_terms_set?.buckets).toContainEqual({ key: '0', doc_count: 8, label: 'Nein' })
  })

  test('price buckets are the store’s own', async () => {
    const ranges = async (store: string) => {
      const { aggregations } = await ask({ _availableFilters: [{ field: 'price' }] }, {}, store)
      return aggregations.agg_range_price?.buckets
    }
    expect(await ranges('us')).toEqual([
      { key: '0.0-50.0', from: 0, to: 50, doc_count: 5 },
      { key: '50.0-100.0', from: 50, to: 100, doc_count: 3 },
      { key: '100.0-150.0', from: 100, to: 150, doc_count: 0 },
      { key: '150.0-*', from: 150, doc_count: 1 },
    ])
    expect(await ranges('ru')).toMatchObject([{ key: '0.0-5000.0' }, {}, {}, { key: '15000.0-*' }])
  })

  test('the lowest and the highest price are told, whatever price was chosen', async () => {
    const _availableFilters = [{ field: 'price' }]
    const chosen = filtered(['price', { gte: 50, lt: 100 }, 'catalog'])
    const { aggregations, total } = await ask({ _availableFilters, ...chosen })
    expect(total).toBe(3)
    expect(aggregations).toMatchObject({ agg_min_price: { value: 30 }, agg_max_price: { value: 200 } })
    const none = filtered(['type_id', { eq: 'nothing' }])
    expect((await ask({ _availableFilters, ...none })).aggregations).not.toHaveProperty('agg_min_price')
  })
})

describe('order and pages', () => {
  test.each([
    ['curated first, then the newest', undefined, 'DRESS'],
    ['cheapest', 'final_price:asc', 'FOUND'],
    ['dearest', 'price:desc', 'GIFT'],
  ])('%s', async (...[, sort, first]) => {
    expect((await skus({}, sort ? { sort } : {}))[0]).toBe(first)
  })

  test('the query’s own sort wins over the parameter', async () => {
    const query = { _appliedSort: [{ field: 'final_price', options: 'desc' }] }
    expect((await skus(query, byId))[0]).toBe('GIFT')
  })

  test('pages follow each other without gap or repeat', async () => {
    const pages = await Promise.all([0, 4, 8].map((from) => skus({}, { ...byId, size: 4, from })))
    expect(pages.flat()).toEqual(EVERYONE)
  })

  test.each([
    [-1, 0, 1_000, 9],
    [0, -5, 50, 9],
    [-7, 0, 50, 9],
    [999_999, 0, 1_000, 9],
    [3, 999_999, 3, 0],
  ])('size %i from %i is answered by at most %i', async (...[size, from, perPage, count]) => {
    const page = await ask({}, { size, from })
    expect(page).toMatchObject({ perPage, total: 9 })
    expect(page.items).toHaveLength(count)
  })

  test('only the fields asked for come along; what is excluded wins', async () => {
    const only = await ask({}, { _sourceInclude: 'sku,*price*,stock.qty', _sourceExclude: 'old_*', size: 1 })
    const names = Object.keys(only.items[0] ?? {})
    expect(names).toEqual(expect.arrayContaining(['id', 'sku', 'stock', 'price', 'price_incl_tax']))
    const others = names.filter((name) => !['id', 'sku', 'stock'].includes(name))
    expect(others.filter((name) => !name.includes('price') || name.startsWith('old_'))).toEqual([])
    expect(Object.keys(only.items[0]?.stock ?? {})).toEqual(['qty'])
  })
})

describe('other documents', () => {
  const list = (type: string, more: object = {}) =>
    shop.api.clientFor({ store: 'de' }).call(getCatalog, { query: { type, ...more } as never })

  test.each([
    ['category', ['Damen', 'Kleider', 'Midi'], 'name'],
    ['attribute', ['color', 'size', 'ptype', 'brand', 'material', 'gender'], 'attribute_code'],
    ['taxrule', ['VAT'], 'code'],
    ['cms_page', ['Über uns'], 'title'],
    ['cms_block', ['Für alle'], 'title'],
    ['review', ['Review 2', 'Review 1', 'Review 0'], 'title'],
  ])('%s', async (...[type, values, field]) => {
    const { items, total } = await list(type)
    expect(items.map((item) => (item as Record<string, unknown>)[field])).toEqual(values)
    expect(total).toBe(values.length)
  })

  test('are filtered by the same query', async () => {
    const searchQuery = JSON.stringify(filtered(['level', { gt: 1 }], ['name', { neq: 'Midi' }]))
    expect((await list('category', { searchQuery })).items).toMatchObject([
      { name: 'Kleider', product_count: 1 },
    ])
  })
})
