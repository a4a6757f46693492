import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog, byId, EVERYONE, filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { skus, optionOf } = askCatalog(() => shop)

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
    ['5,000 skus', () => applied('sku', { in: Array.from({ length: 5_000 }, (_, i) => `S${i}`) }), /sku/],
    [
      '10,000 skus',
      () => applied('sku', { in: Array.from({ length: 10_000 }, (_, i) => `S${i}`) }),
      /_appliedFilters\.0\.value\.in/,
    ],
    ['1,000 values', () => applied('color', { in: Array.from({ length: 1_000 }, (_, i) => i) }), /color/],
    ['an object as value', () => applied('color', { eq: { a: 1 } }), /color/],
    ['no operator', () => applied('color', {}), /color/],
    ['a range of words', () => applied('price', { gte: 'cheap' }), /price/],
    ['a field nobody carries', () => applied('heel_height', { in: [5] }), /heel_height/],
    ['a field named like the inside of a program', () => applied('constructor', 1), /constructor/],
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

  test.each(['*', '%', '"', "'", 'wo?l', '"wool cap', "cap' or 1=1 --", '\\', '__proto__'])(
    'a wildcard or a quote is a letter like any other: %s',
    async (text) => {
      const reply = await post({ _searchText: text })
      expect(reply.statusCode).toBe(200)
      expect(reply.json().result.total).toBeLessThanOrEqual(9)
    },
  )

  test('a token of a foreign group changes nothing', async () => {
    const plain = (await get('sort=id:asc')).json()
    for (const token of ['x', 'eyJhbGciOiJub25lIn0.eyJncm91cF9pZCI6NH0.', '%00', 'x'.repeat(500)]) {
      const reply = await get(`sort=id:asc&groupId=4&groupToken=${encodeURIComponent(token)}`)
      expect([reply.statusCode, reply.json()]).toEqual([200, plain])
    }
  })

  test('a list asked by POST is of the store its body names', async () => {
    const named = async (payload: object, headers = {}) => {
      const asked = { size: 1, sort: 'id:asc', ...payload }
      const reply = await shop.api.app.inject({
        method: 'POST',
        url: '/api/catalog',
        headers,
        payload: asked,
      })
      return reply.json().result.items[0].name
    }
    const german = await named({ storeCode: 'de' })
    expect(german).not.toBe(await named({}))
    expect(await named({ store: 'de' })).toBe(german)
    expect(await named({ store: 'us' }, { 'x-vs-store-code': 'de' })).toBe(german)
  })

  test('an unknown store is the default one, an unknown category is empty', async () => {
    const reply = await shop.api.app.inject('/api/catalog?storeCode=zz&size=1')
    expect(reply.json().result.items[0]).toMatchObject({ sku: 'DRESS', name: 'Linen dress' })
    expect(await skus(filtered(['category_ids', { in: [999_999, 'x', null].slice(0, 2) }]))).toEqual([])
  })
})
