import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchRequest } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { Catalogue, emptyColumns } from './catalogue.ts'
import { BaseSets } from './query/base-sets.ts'
import { searchSteps } from './query/run-search.ts'
import { WorkspacePool } from './query/workspaces.ts'
import { SLOTS_PER_STEP } from './steps.ts'

/** The least shop that does not go into one piece. */
const PRODUCTS = SLOTS_PER_STEP + 1
const PIECES = 2
const catalogue = new Catalogue(emptyColumns({ languages: ['en'], stores: ['eu'] }))

beforeAll(() => {
  const colors = ['red', 'blue'].map((color) => [
    { terms: { color, size: 'S' }, available: true, prices: {} },
    { terms: { color, size: 'M' }, available: true, prices: {} },
  ])
  for (let id = 1; id <= PRODUCTS; id++) {
    const variants = colors[id % 2] ?? []
    const terms = { brand: [id % 5], category_ids: [2, id % 7] }
    catalogue.insert(aDocument({ id, terms, variants, texts: { en: { name: 'linen' } } }))
  }
})

/** A page that has no hits and needs none found. */
const BEYOND = { from: 1e9, size: 0 }

/** Nothing is remembered from one question to the next. */
function stepsOf(request: Partial<SearchRequest>): number {
  const shop = { catalogue, bases: new BaseSets(catalogue), workspaces: new WorkspacePool() }
  return searchSteps(shop, aRequest({ ...BEYOND, ...request })).reduce((steps) => steps + 1, 0)
}

const eight = Array.from({ length: 8 }, (_, at) => ({ field: 'brand', value: at, weight: 2 }))
const seventeen = Array.from({ length: 17 }, (_, at) => ({ key: String(at), from: at * 100 }))
const RED = { field: 'color', in: ['red', 'blue'] }
const FIRST = { from: 0, size: 10 }
const asc = (field: string) => [{ field, direction: 'asc' as const }]

describe('a question to a large shop looks at one piece of it at a time', () => {
  it.each<[string, { than: Partial<SearchRequest>; more: Partial<SearchRequest>; pieces: number }]>([
    [
      'counting one value of each product',
      { than: {}, more: { facets: [{ field: 'brand', size: 9 }] }, pieces: 1 },
    ],
    ['counting several', { than: {}, more: { facets: [{ field: 'category_ids', size: 9 }] }, pieces: 1 }],
    [
      'counting children beside a choice',
      {
        than: { selected: [RED] },
        more: { selected: [RED], facets: [{ field: 'size', size: 9 }] },
        pieces: 1,
      },
    ],
    [
      'counting prices',
      { than: {}, more: { ranges: { field: 'final_price', buckets: seventeen } }, pieces: 1 },
    ],
    ['the first hits', { than: {}, more: FIRST, pieces: 1 }],
    ['a deep page', { than: {}, more: { from: 20_000, size: 10 }, pieces: 1 }],
    ['an order of its own', { than: FIRST, more: { ...FIRST, sort: asc('random') }, pieces: 1 }],
    ['an order kept elsewhere', { than: FIRST, more: { ...FIRST, sort: asc('place') }, pieces: 1 }],
    ['a word, its scores and the base', { than: {}, more: { text: 'linen' }, pieces: 3 }],
    ['boosts', { than: { text: 'linen' }, more: { text: 'linen', boosts: eight }, pieces: 4 }],
    ['a filter', { than: {}, more: { base: [{ field: 'id', gte: 1 }] }, pieces: 1 }],
  ])('%s', (_, { than, more, pieces }) => {
    expect(stepsOf(more) - stepsOf(than)).toBeGreaterThanOrEqual(pieces * PIECES)
  })
})
