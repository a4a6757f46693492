import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askCatalog } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { ask } = askCatalog(() => shop)
const search = (_searchText: string, store?: string) =>
  ask({ _searchText, _availableFilters: [{ field: 'price' }] }, {}, store)
const skusOf = async (text: string, store?: string) =>
  (await search(text, store)).items.map(({ sku }) => sku).sort()

test('who types what it may cost is shown dearer things, too', async () => {
  // What is listed but not found stays unfound.
  expect(await skusOf('under $50')).toEqual(['BERET', 'CAP', 'FOUND', 'STRAW'])
  expect(await skusOf('over $150')).toEqual(['GIFT'])
  expect(await skusOf('hat under $50')).toEqual(['BERET', 'CAP', 'STRAW'])
})

test('the price is a choice of its own, with what is left without it', async () => {
  const { wordFilters, isPartial } = await search('navy dress under $100')
  expect(isPartial).toBeUndefined()
  expect(wordFilters).toMatchObject([
    { field: 'color', label: 'Navy', without: 'dress under $100' },
    { field: 'final_price', label: 'under $100', word: 'under $100', without: 'navy dress' },
  ])
})

test('prices beyond what was typed are counted as if they could be chosen', async () => {
  const { aggregations } = await search('dress under $90')
  expect(aggregations.agg_range_price?.buckets).toEqual([
    { key: '0.0-50.0', from: 0, to: 50, doc_count: 0 },
    { key: '50.0-100.0', from: 50, to: 100, doc_count: 1 },
    { key: '100.0-150.0', from: 100, to: 150, doc_count: 0 },
    { key: '150.0-*', from: 150, doc_count: 0 },
  ])
})

test('what costs more than was typed is counted beside it', async () => {
  const buckets = (await search('under $50')).aggregations.agg_range_price?.buckets ?? []
  expect(buckets.map(({ doc_count }) => doc_count)).toEqual([4, 0, 0, 0])
})

test('where nothing costs so little, what tells of it in passing is shown instead of the thing itself', async () => {
  const { items, isPartial, wordFilters } = await search('dress under $10')
  expect(items.map(({ sku }) => sku)).toEqual(['DRESS'])
  expect([isPartial, wordFilters]).toEqual([true, undefined])
})

test('a price chosen beside the one that was typed chose nothing', async () => {
  const chosen = { attribute: 'price', value: { gte: 60 }, scope: 'catalog' }
  const { items } = await ask({ _searchText: 'under $100', _appliedFilters: [chosen] })
  expect(items.map(({ sku }) => sku)).toContain('DRESS')
  expect(items.filter(({ final_price }) => final_price < 60 || final_price > 100)).toEqual([])
})

test('the panel counts what the page behind it does not show', async () => {
  const suggest = (text: string) =>
    shop.api.clientFor({ store: 'us' }).call(suggestCatalog, { query: { text, size: 5, products: 4 } })
  const { total, products } = await suggest('under $50')
  expect(products.every(({ final_price }) => final_price <= 50)).toBe(true)
  expect(total).toBe((await search('under $50')).total)
  expect((await suggest('hat under $50')).categories.map(({ count }) => count)).toEqual(
    (await suggest('hat')).categories.map(({ count }) => count),
  )
  expect((await suggest('dress under $50')).categories).toEqual([])
})

test('the word cheap is looked for in descriptions', async () => {
  expect(await skusOf('cheap hat')).toEqual(['BERET', 'CAP', 'STRAW'])
  expect((await search('cheap hats')).isPartial).toBeUndefined()
})
