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
