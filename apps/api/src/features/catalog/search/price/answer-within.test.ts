import type { SearchRequest } from '@vitrine/search/port'
import { expect, test } from 'vitest'
import { answerWithin } from './answer-within.ts'

const request: SearchRequest = {
  store: 'us',
  language: 'en',
  text: 'dress under $80',
  base: [],
  selected: [],
  facets: [],
  sort: [],
  from: 0,
  size: 10,
}

test('a cheap belt whose description speaks of dresses is found for a dress under 80', async () => {
  const asked: SearchRequest[] = []
  await answerWithin(request, 'USD', async (one) => {
    asked.push(one)
    return { total: 0, hits: [], facets: {}, ranges: [] }
  })
  // What a dress is, is read among all goods; the price only chooses of them.
  expect(asked[0]).toMatchObject({ text: 'dress', base: [], selected: [{ field: 'final_price', lte: 8000 }] })
  expect(asked[1]).toMatchObject({ text: 'dress', selected: [], sort: [{ field: 'final_price' }] })
})

test('who said under 80 and pressed up to 50 was shown all under 80', async () => {
  const asked: SearchRequest[] = []
  const chosen = [
    { field: 'color', in: [1] },
    { field: 'final_price', lte: 5000 },
    { field: 'final_price', gte: 6000 },
  ]
  await answerWithin({ ...request, selected: chosen }, 'USD', async (one) => {
    asked.push(one)
    return { total: 1, hits: [], facets: {}, ranges: [] }
  })
  expect(asked[0]?.selected).toEqual([
    { field: 'color', in: [1] },
    { field: 'final_price', lte: 5000 },
    { field: 'final_price', gte: 6000, lte: 8000 },
  ])
})

test('where nothing costs so little, its chip can be taken away, and the edges of prices are those of the shop', async () => {
  const buckets = [
    { key: '0-50', to: 5000 },
    { key: '50-*', from: 5000 },
  ]
  const found = await answerWithin(
    { ...request, text: 'under $10', ranges: { field: 'final_price', buckets } },
    'USD',
    async ({ ranges }) => ({
      ...{ total: 0, hits: [], facets: {} },
      ranges: (ranges?.buckets ?? []).map((bucket) => ({ ...bucket, count: 0 })),
    }),
  )
  expect(found.ranges).toEqual(buckets.map((bucket) => ({ ...bucket, count: 0 })))
  expect(found.wordFilters).toMatchObject([{ word: 'under $10', without: '' }])
})
