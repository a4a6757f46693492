// Failures of searching that other shops' users have reported (api-shapes §8, §9), each by its number.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const get = (query: string) => shop.api.app.inject(`/api/catalog?${query}`)
const inAddress = (searchQuery: object) => `searchQuery=${encodeURIComponent(JSON.stringify(searchQuery))}`
const where = (...filters: [string, unknown][]) => ({
  _appliedFilters: filters.map(([attribute, value]) => ({ attribute, value, scope: 'default' })),
})

test('8.25 combined filters give too many or none', async () => {
  const total = async (...filters: [string, unknown][]) =>
    (await get(inAddress(where(...filters)))).json().result.total as number
  const price: [string, unknown] = ['price', { gte: 0, lte: 100_000 }]
  const all = await total()
  expect(all).toBeGreaterThan(1)
  expect(await total(price)).toBe(all)
  expect(await total(price, ['sku', { in: ['DRESS', 'CAP'] }])).toBe(2)
  expect(await total(price, ['sku', { in: ['DRESS', 'CAP'] }], ['sku', { eq: 'CAP' }])).toBe(1)
})

test('8.25 a long address of filters breaks the page', async () => {
  const skus = Array.from({ length: 200 }, (_, index) => `NO-SUCH-${index}`)
  const reply = await get(inAddress(where(['sku', { in: [...skus, 'CAP'] }])))
  expect([reply.statusCode, reply.json().result.total]).toEqual([200, 1])
})

test('9.10 a text without a filter builds an empty query', async () => {
  const [found, all] = [await get(inAddress({ _searchText: 'dress' })), await get('')]
  expect(found.json().result.total).toBeGreaterThan(0)
  expect(found.json().result.total).toBeLessThan(all.json().result.total)
})

describe('9.13 a query in an address is decoded twice', () => {
  test.each(['100 % wool', '%', '%41', 'a+b', '75%'])('%s', async (text) => {
    const reply = await get(inAddress({ _searchText: text }))
    expect(reply.statusCode).toBe(200)
  })
})

test('9.15 the engine answers any question a browser thinks up', async () => {
  const dsl = { query: { script: { source: '1' } }, size: 1e9, aggs: { all: { terms: { size: 1e9 } } } }
  const reply = await get(inAddress(dsl))
  expect([200, 400]).toContain(reply.statusCode)
  if (reply.statusCode === 200) expect(reply.json().result.items.length).toBeLessThanOrEqual(999)
  expect(JSON.stringify(reply.json())).not.toContain('"all"')
})
