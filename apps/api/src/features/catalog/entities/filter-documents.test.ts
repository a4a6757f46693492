// What colleagues ask of categories, pages and reviews by the call of the catalogue: filters, words and orders, tried on a small set.
import { SearchQuerySchema } from '@vitrine/contract/catalog'
import { describe, expect, test } from 'vitest'
import { assertKnown, filterDocuments, sortDocuments } from './filter-documents.ts'

const PAGES = [
  {
    id: 1,
    title: 'About us',
    level: 1,
    active: true,
    tags: ['shop', 'people'],
    at: '2026-01-01',
    parts: [{ key: 'a' }, { key: 'b' }],
  },
  { id: 2, title: 'Delivery', level: 2, active: false, tags: ['shop'], at: '2026-02-01', parts: [] },
  { id: 3, title: 'about wool', level: 10, active: true, tags: [], at: '2026-03-01T08:00:00Z' },
  { id: 4, title: null, level: null, active: true, tags: ['people'] },
]

const query = (filters: readonly [string, unknown][], text = '') =>
  SearchQuerySchema.parse({
    _availableFilters: [],
    _appliedFilters: filters.map(([attribute, value]) => ({ attribute, value, scope: 'default' })),
    _appliedSort: [],
    _searchText: text,
  })
const found = (filters: readonly [string, unknown][], text = '') =>
  filterDocuments(PAGES, query(filters, text), ['title']).map(({ id }) => id)

describe('a filter', () => {
  test.each<[string, unknown, number[]]>([
    ['id', 2, [2]],
    ['id', [1, 4], [1, 4]],
    ['id', '2', [2]],
    ['id', { in: [1, 2] }, [1, 2]],
    ['id', { nin: [1, 2] }, [3, 4]],
    ['id', { neq: 1 }, [2, 3, 4]],
    ['active', true, [1, 3, 4]],
    ['active', { eq: 0 }, [2]],
    ['active', 'true', [1, 3, 4]],
    ['active', { neq: 'false' }, [1, 3, 4]],
    ['active', { in: ['0', '1'] }, [1, 2, 3, 4]],
    ['level', { gte: 2 }, [2, 3]],
    ['level', { gt: 1, lt: 10 }, [2]],
    ['level', { from: 2, to: 10 }, [2, 3]],
    ['tags', 'people', [1, 4]],
    ['tags', { in: ['people', 'shop'] }, [1, 2, 4]],
    ['tags', { nin: ['shop'] }, [3, 4]],
    ['parts.key', 'b', [1]],
    ['at', { gte: '2026-02-01' }, [2, 3]],
    ['at', { lt: '2026-02-01' }, [1]],
    ['level', { eq: null }, [1, 2, 3]],
    ['level', { neq: null }, [4]],
    ['id', [], []],
  ])('%s %j', (field, value, ids) => {
    expect(found([[field, value]])).toEqual(ids)
  })

  test('all of them must hold, of the alternatives one', () => {
    expect(
      found([
        ['active', true],
        ['tags', 'people'],
      ]),
    ).toEqual([1, 4])
    expect(
      found([
        ['id', { or: [1] }],
        ['id', { or: [3] }],
        ['active', true],
      ]),
    ).toEqual([1, 3])
    expect(
      found([
        ['level', { orGte: 10 }],
        ['title', { or: ['Delivery'] }],
      ]),
    ).toEqual([2, 3])
  })

  test('of words in any case, in any of the named fields', () => {
    expect(found([], 'ABOUT')).toEqual([1, 3])
    expect(found([['level', 1]], ' about ')).toEqual([1])
    expect(found([], 'null')).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'title.length', 'toString'])(
    'by what only the language knows (%s) finds nothing',
    (field) => {
      expect(found([[field, { neq: 'x' }]])).toEqual([1, 2, 3, 4])
      expect(found([[field, { gte: 0 }]])).toEqual([])
      expect(found([[field, { eq: null }]])).toEqual([])
    },
  )

  test.each(['', 'a b', 'a..b', "a'; --", '.a'])('named %j is refused', (field) => {
    expect(() => found([[field, 1]])).toThrow('is not a field')
  })

  test.each<[unknown]>([[{}], [{ gte: 'many' }], [{ gte: null }], [{ in: [{}] }]])(
    'with %j is refused by its name',
    (value) => {
      expect(() => found([['level', value]])).toThrow('searchQuery.level')
    },
  )

  test('by a field none of the documents has is told, unless it may be missing, or there are none', () => {
    expect(() => assertKnown(PAGES, ['colour'], [])).toThrow('searchQuery.colour')
    expect(() => assertKnown(PAGES, ['colour', 'parts.key'], ['colour'])).not.toThrow()
    expect(() => assertKnown([], ['colour'], [])).not.toThrow()
  })
})

describe('an order', () => {
  const ordered = (...keys: [string, 'asc' | 'desc'][]) =>
    sortDocuments(
      PAGES,
      keys.map(([field, direction]) => ({ field, direction, path: 'sort' })),
    ).map(({ id }) => id)

  test('of numbers is by number, both ways, and last is what has none', () => {
    expect(ordered(['level', 'asc'])).toEqual([1, 2, 3, 4])
    expect(ordered(['level', 'desc'])).toEqual([3, 2, 1, 4])
    expect(ordered(['at', 'desc'])).toEqual([3, 2, 1, 4])
  })

  test('by several keys takes the second where the first is the same', () => {
    expect(ordered(['active', 'asc'], ['id', 'desc'])).toEqual([2, 4, 3, 1])
  })

  test('of what all share leaves them as they are, and the list itself untouched', () => {
    expect(ordered(['unknown', 'asc'])).toEqual([1, 2, 3, 4])
    expect(PAGES.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  test('by no field is refused', () => {
    expect(() => ordered(['a b', 'asc'])).toThrow('is not a field')
  })
})
