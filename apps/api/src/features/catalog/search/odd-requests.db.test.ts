// Whatever a stranger sends to the catalogue: an answer or a refusal, never a fault, never more than the public may see.
import { ENTITY_TYPES } from '@vitrine/contract/catalog'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const SECRET = new Set(['OFF', 'STAFF', 'HIDDEN', 'DRESS-red-m'])
const FIELDS = [
  ...['color', 'color_options', 'size', 'price', 'final_price', 'sku', 'configurable_children.sku', 'id'],
  ...['category_ids', 'stock.is_in_stock', 'visibility', 'status', 'only_promo', 'name', 'chosen_at'],
  ...['__proto__', 'constructor', 'toString', 'a..b', 'x.y.z', '', '*', 'sold', 'length', 'children_data.id'],
]
const OPERATORS = [
  'eq',
  'neq',
  'in',
  'nin',
  'or',
  'nor',
  'gt',
  'lte',
  'from',
  'moreq',
  'orGte',
  'like',
  '$ne',
]
const oddText = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    '',
    '*',
    '"',
    "' or 1=1 --",
    '%',
    '%%%',
    '\u0000',
    '$' + '{7*7}',
    '赤い',
    'платье',
    '🧥',
    '-1',
    'NaN',
  ),
)
const scalar = fc.oneof(oddText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null))
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom(...OPERATORS), fc.oneof(scalar, fc.array(scalar, { maxLength: 4 })), {
    maxKeys: 3,
  }),
)
const field = fc.oneof(fc.constantFrom(...FIELDS), oddText)
const scope = fc.constantFrom('default', 'catalog', ['catalog'], undefined, 7)
const searchQuery = fc.record(
  {
    _availableFilters: fc.array(fc.record({ field, scope }), { maxLength: 4 }),
    _appliedFilters: fc.array(fc.record({ attribute: field, value, scope }), { maxLength: 4 }),
    _appliedSort: fc.array(fc.record({ field, options: fc.constantFrom('asc', 'DESC', 'up', {}, null) }), {
      maxLength: 3,
    }),
    _searchText: fc.oneof(oddText, fc.constantFrom('dress', 'dres', 'lnien', 'wool cap', 'DRESS-red-m')),
  },
  { requiredKeys: [] },
)
const sort = fc.oneof(
  fc.tuple(field, fc.constantFrom('asc', 'desc', 'x')).map((pair) => pair.join(':')),
  fc.constantFrom('random:asc', 'name:desc', 'position:asc', 'price:asc', ',', ':', 'id:asc,id:desc'),
)
const request = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...ENTITY_TYPES, 'product', 'product'), oddText),
    searchQuery,
    size: fc.oneof(fc.constantFrom(-1, 0, 1, 50, 1e9, '10', 'many', null), fc.integer()),
    from: fc.oneof(fc.constantFrom(0, -5, 100_000, 1e9, '1'), fc.nat(20)),
    sort,
    _sourceInclude: fc.oneof(fc.constantFrom('sku', 'stock.*', '*', 'description,name', 'a,b,,'), oddText),
    _sourceExclude: fc.oneof(fc.constantFrom('stock.qty', '*', '*.*.*', '__proto__'), oddText),
    store: fc.oneof(fc.constantFrom('us', 'de', 'cn', 'zz'), oddText),
    groupId: oddText,
    groupToken: oddText,
  },
  { requiredKeys: [] },
)

type Item = { sku?: string }
type Answer = { code: number; result: { items: Item[]; total: number; perPage: number } & string }

function hold(statusCode: number, answer: Answer): void {
  expect(answer.code).toBe(statusCode)
  if (statusCode !== 200) {
    expect([400, 401, 403]).toContain(statusCode)
    return
  }
  const { items, total, perPage } = answer.result
  expect(items.length).toBeLessThanOrEqual(Math.min(perPage, total))
  expect(items.filter(({ sku }) => SECRET.has(sku ?? ''))).toEqual([])
}

test.each(['constructor', 'toString', '__proto__'])(
  'a facet called %s, like what every object has, is not taken for counts',
  async (name) => {
    for (const scope of ['default', 'catalog']) {
      const payload = { searchQuery: { _availableFilters: [{ field: name, scope }] } }
      const reply = await shop.api.app.inject({ method: 'POST', url: '/api/catalog', payload })
      hold(reply.statusCode, reply.json())
    }
  },
)

test('by POST', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (payload) => {
      const reply = await shop.api.app.inject({ method: 'POST', url: '/api/catalog', payload })
      hold(reply.statusCode, reply.json())
    }),
    { numRuns: 400 },
  )
})

test('by GET', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ searchQuery: query, ...rest }) => {
      const plain = Object.entries({ ...rest, ...(query && { searchQuery: JSON.stringify(query) }) })
      const asked = plain.map(([name, one]) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`)
      const reply = await shop.api.app.inject(`/api/catalog?${asked.join('&')}`)
      hold(reply.statusCode, reply.json())
    }),
    { numRuns: 400 },
  )
})

test('for suggestions', async () => {
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      const asked = encodeURIComponent(text.toWellFormed())
      const reply = await shop.api.app.inject(`/api/catalog/suggest?text=${asked}`)
      expect(reply.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})

test('for addresses', async () => {
  const piece = fc.oneof(oddText, fc.constantFrom('women', 'dresses', 'p', 'i', 'DRESS', '..', '%2F', 'de'))
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 5 }), async (pieces) => {
      const reply = await shop.api.app.inject({
        method: 'POST',
        url: '/api/url/map',
        payload: { url: pieces.join('/') },
      })
      expect(reply.statusCode).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
