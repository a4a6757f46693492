import { getCatalog, postCatalog } from '@vitrine/contract/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

type Filter = { attribute: string; value: unknown; scope?: string }
type Query = {
  _appliedFilters?: Filter[]
  _availableFilters?: { field: string }[]
  _searchText?: string
  _appliedSort?: object[]
}
const ask = (searchQuery: Query, more: object = {}, store = 'us') =>
  shop.api.clientFor({ store }).call(postCatalog, { body: { searchQuery, ...more } as never })
const skus = async (searchQuery: Query, more: object = {}) =>
  (await ask(searchQuery, more)).items.map(({ sku }) => sku)
const filtered = (...filters: [attribute: string, value: unknown, scope?: string][]) => ({
  _appliedFilters: filters.map(([attribute, value, scope]) => ({ attribute, value, scope })),
})
const byId = { sort: 'id:asc' }
const EVERYONE = ['DRESS', 'CAP', 'BERET', 'STRAW', 'GIFT', 'LISTED', 'FOUND', 'PAIR', 'SET']

async function optionOf(code: string, label: string): Promise<string> {
  const { attributeMetadata } = await ask({ _availableFilters: [{ field: code }] })
  const found = attributeMetadata[0]?.options.find((option) => option.label === label)
  if (!found) throw new Error(`${code} has no option ${label}`)
  return found.value
}

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

describe('filters', () => {
  test.each([
    ['eq', ['type_id', { eq: 'configurable' }], ['DRESS']],
    ['a bare value', ['type_id', 'configurable'], ['DRESS']],
    ['a list', ['type_id', ['configurable', 'bundle']], ['DRESS', 'SET']],
    ['in', ['type_id', { in: ['configurable'] }], ['DRESS']],
    ['neq', ['type_id', { neq: 'simple' }], ['DRESS', 'GIFT', 'PAIR', 'SET']],
    ['nin', ['type_id', { nin: ['simple', 'virtual'] }], ['DRESS', 'PAIR', 'SET']],
    ['eq null asks for any value', ['brand', { eq: null }], ['DRESS', 'CAP']],
    [
      'neq null asks for none',
      ['brand', { neq: null }],
      ['BERET', 'STRAW', 'GIFT', 'LISTED', 'FOUND', 'PAIR', 'SET'],
    ],
    ['like is a value', ['type_id', { like: 'bundle' }], ['SET']],
    ['gte and lte on the price one pays', ['price', { gte: 60, lte: 199 }], ['DRESS', 'PAIR', 'SET']],
    ['gt', ['final_price', { gt: 60 }], ['GIFT']],
    ['from and to', ['final_price', { from: 200, to: 200 }], ['GIFT']],
    ['from 0 counts', ['final_price', { from: 0, to: 59 }], ['CAP', 'BERET', 'STRAW', 'LISTED', 'FOUND']],
    ['moreq', ['promoted', { moreq: 9 }], ['DRESS']],
    ['stock', ['stock.is_in_stock', { eq: false }], ['BERET']],
    ['on sale just now', ['sale', { eq: 1 }], ['DRESS']],
    ['a variant finds its parent', ['configurable_children.sku', { eq: 'DRESS-red-m' }], ['DRESS']],
    ['a field nobody carries', ['heel_height', { in: [5] }], []],
    ['a field named like the inside of a program', ['constructor', { eq: 1 }], []],
  ] as [string, [string, unknown], string[]][])('%s', async (...[, filter, found]) => {
    expect(await skus(filtered(filter), byId)).toEqual(found)
  })

  test('the OR group holds when one of its members does, beside what must hold', async () => {
    const query = filtered(
      ['type_id', { or: ['bundle'] }],
      ['promoted', { orGte: 9 }],
      ['stock.is_in_stock', { eq: 1 }],
    )
    expect(await skus(query, byId)).toEqual(['DRESS', 'SET'])
  })

  test('a category holds what stands below it', async () => {
    const women = await shop.database.db.selectFrom('category').selectAll().orderBy('category_id').execute()
    const [root, dresses] = women.map((row) => row.category_id)
    expect(await skus(filtered(['category_ids', { in: [dresses] }]))).toEqual(['DRESS'])
    expect(await skus(filtered(['category_ids', { in: [String(root)] }]), byId)).toEqual(EVERYONE)
  })

  test('red and S must be one variant that can be bought', async () => {
    const [red, navy, s, m] = await Promise.all([
      optionOf('color', 'Red'),
      optionOf('color', 'Navy'),
      optionOf('size', 'S'),
      optionOf('size', 'M'),
    ])
    const choose = (color: string, size: string) =>
      skus(filtered(['color', { in: [color] }, 'catalog'], ['size', { in: [size] }, 'catalog']))
    expect(await choose(red, m)).toEqual(['DRESS'])
    expect(await choose(navy, s)).toEqual(['DRESS'])
    expect(await choose(navy, m)).toEqual([])
    expect(await choose(red, s)).toEqual([])
  })
})

describe('facets', () => {
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
    expect(Object.keys(only.items[0] ?? {}).sort()).toEqual(
      [
        'final_price',
        'id',
        'max_price',
        'original_price_incl_tax',
        'price_incl_tax',
        'sku',
        'special_price_incl_tax',
        'stock',
      ].sort(),
    )
    expect(Object.keys(only.items[0]?.stock ?? {})).toEqual(['qty'])
  })
})

describe('other documents', () => {
  const list = (type: string, more: object = {}) =>
    shop.api.clientFor({ store: 'de' }).call(getCatalog, { query: { type, ...more } as never })

  test.each([
    ['category', ['Damen', 'Kleider', 'Midi'], 'name'],
    ['attribute', ['color', 'size', 'ptype', 'brand', 'material'], 'attribute_code'],
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

describe('bad input is answered 400 with the field named, or capped', () => {
  const get = (query: string) => shop.api.app.inject(`/api/catalog?${query}`)
  const post = (searchQuery: unknown) =>
    shop.api.app.inject({ method: 'POST', url: '/api/catalog', payload: { searchQuery } as object })
  const applied = (attribute: string, value: unknown) => post(filtered([attribute, value]))
  test.each([
    ['malformed JSON', () => get('searchQuery=%7B%22a'), /searchQuery/],
    ['a list for a query', () => get('searchQuery=[]'), /searchQuery/],
    ['a text of 10 kB', () => post({ _searchText: 'x'.repeat(10_240) }), /_searchText/],
    [
      '200 filters',
      () => post(filtered(...Array.from({ length: 200 }, () => ['id', 1] as [string, number]))),
      /_appliedFilters/,
    ],
    ['1,000 values', () => applied('color', { in: Array.from({ length: 1_000 }, (_, i) => i) }), /color/],
    ['an object as value', () => applied('color', { eq: { a: 1 } }), /color/],
    ['no operator', () => applied('color', {}), /color/],
    ['a range of words', () => applied('price', { gte: 'cheap' }), /price/],
    ['a field that is none', () => applied('__proto__', { eq: 1 }), /__proto__/],
    ['a field with a query in it', () => applied("color' or 1=1", 1), /color/],
    ['a range of skus', () => applied('sku', { gte: 1 }), /sku/],
    ['an unknown type', () => get('type=secrets'), /type/],
    ['a sort by nothing known', () => get('sort=password:asc'), /sort.*password/],
    ['a sort in no direction', () => get('sort=id:sideways'), /sort/],
    ['a sort with more', () => get('sort=id:asc:desc'), /sort/],
    ['from beyond reason', () => get('from=1000000000'), /from/],
    ['a size that is none', () => get('size=many'), /size/],
    ['a fraction of a size', () => get('size=1.5'), /size/],
    ['_sourceInclude garbage', () => get('_sourceInclude=a%3Cb'), /_sourceInclude/],
    ['too many _sourceExclude', () => get(`_sourceExclude=${'a,'.repeat(150)}`), /_sourceExclude/],
    [
      'a product id that is none',
      () =>
        get(
          `type=review&searchQuery=${encodeURIComponent(JSON.stringify(filtered(['entity_id', { eq: 'x' }])))}`,
        ),
      /entity_id/,
    ],
  ])('%s', async (...[, send, field]) => {
    const reply = await send()
    expect([reply.statusCode, reply.json().meta?.errorCode]).toEqual([
      400,
      expect.stringMatching(/VALIDATION|BAD_REQUEST/),
    ])
    expect(reply.json().result).toMatch(field)
  })

  test('__proto__ inside a query cannot reach any prototype', async () => {
    const reply = await get(
      `searchQuery=${encodeURIComponent('{"__proto__":{"polluted":1},"_searchText":"cap"}')}`,
    )
    expect(reply.statusCode).toBeLessThan(500)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('an unknown store is the default one, an unknown category is empty', async () => {
    const reply = await shop.api.app.inject('/api/catalog?storeCode=zz&size=1')
    expect(reply.json().result.items[0]).toMatchObject({ sku: 'DRESS', name: 'Linen dress' })
    expect(await skus(filtered(['category_ids', { in: [999_999, 'x', null].slice(0, 2) }]))).toEqual([])
  })
})
