import { SearchQuerySchema } from '@vitrine/contract/catalog'
import { expect, test } from 'vitest'
import { translateQuery } from './translate-query.ts'

const engineAsked = (query: object) =>
  translateQuery({
    query: SearchQuerySchema.parse(query),
    sort: undefined,
    page: { from: 0, size: 50 },
    rules: [],
    seed: 1,
    store: 'us',
    language: 'en',
    idsBySku: new Map(),
    resolved: new Map(),
    priceEdges: [5_000, 10_000, 15_000],
    boosts: [],
    lexicon: undefined,
  })
const counted = (...fields: string[]) =>
  engineAsked({ _availableFilters: fields.map((field) => ({ field, scope: 'catalog' })) })

test('of each facet as many values are counted as the specification says', () => {
  const sizes = counted(
    'gender',
    'ptype',
    'color',
    'size',
    'set',
    'brand',
    'approved',
    'ptype_options',
  ).facets
  expect(Object.fromEntries(sizes.map(({ field, size }) => [field, size]))).toEqual({
    gender: 3,
    ptype: 50,
    color: 20,
    size: 20,
    set: 2,
    brand: 20,
    approved: 20,
  })
})

test('a facet may be asked for whole, up to five hundred values', () => {
  const sizeOf = (size: unknown) =>
    engineAsked({ _availableFilters: [{ field: 'size', scope: 'catalog', options: { size } }] }).facets[0]
      ?.size
  expect([-1, 100, 9_999, 3, 'all'].map(sizeOf)).toEqual([500, 100, 500, 20, 20])
})

test('prices are counted in steps to 50, 100, 150 and beyond, on the price that is charged', () => {
  const { facets, ranges } = counted('price')
  expect(facets).toEqual([])
  expect(ranges).toEqual({
    field: 'final_price',
    buckets: [
      { key: '0.0-50.0', from: 0, to: 5_000 },
      { key: '50.0-100.0', from: 5_000, to: 10_000 },
      { key: '100.0-150.0', from: 10_000, to: 15_000 },
      { key: '150.0-*', from: 15_000, to: undefined },
    ],
  })
})

test('a text leaves the order to its score, a list is curated first', () => {
  expect(engineAsked({ _searchText: 'coat' }).sort).toEqual([])
  expect(engineAsked({}).sort).toEqual([
    { field: 'curated', direction: 'desc' },
    { field: 'promoted', direction: 'desc' },
    { field: 'id', direction: 'desc' },
  ])
})

test.each<[name: string, value: unknown, condition: object]>([
  ['stock.is_in_stock', { eq: 'true' }, { field: 'in_stock', in: [1] }],
  ['sale', ['false'], { field: 'sale', in: [0] }],
  ['only_promo', { neq: 'true' }, { field: 'only_promo', nin: [1] }],
  ['approved', '1', { field: 'approved', in: ['1'] }],
  ['name_of_a_seller', 'true', { field: 'name_of_a_seller', in: ['true'] }],
])('yes and no are the same as words of an address: %s %j', (attribute, value, condition) => {
  const asked = engineAsked({ _appliedFilters: [{ attribute, value, scope: 'default' }] })
  expect(asked.base).toContainEqual(condition)
})
