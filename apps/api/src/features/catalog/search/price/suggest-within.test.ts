import type { SuggestRequest } from '@vitrine/search/port'
import { expect, test } from 'vitest'
import { suggestWithin } from './suggest-within.ts'

const request: SuggestRequest = { store: 'us', language: 'en', prefix: '', size: 8 }

test('bucks were put right into buckles, and what was suggested forgot the price', async () => {
  const asked: SuggestRequest[] = []
  const found = await suggestWithin(
    { ...request, prefix: 'drss under 100 bucks', base: [{ field: 'status', in: [1] }] },
    'USD',
    async (one) => {
      asked.push(one)
      return { texts: [{ text: 'dress', count: 3 }], scopes: [{ key: '7', count: 3 }], corrected: 'dress' }
    },
  )
  const base = [
    { field: 'status', in: [1] },
    { field: 'final_price', lte: 10_000 },
  ]
  expect(asked).toEqual([{ ...request, prefix: 'drss', base }])
  expect(found).toEqual({
    texts: [{ text: 'dress under 100 bucks', count: 3 }],
    scopes: [{ key: '7', count: 3 }],
    corrected: 'dress under 100 bucks',
  })
})

test('a price alone suggests no words, and a text without one is asked as it is', async () => {
  const ask = async ({ prefix }: SuggestRequest) => ({ texts: [{ text: prefix, count: 1 }], scopes: [] })
  expect(await suggestWithin({ ...request, prefix: 'under $50' }, 'USD', ask)).toEqual({
    texts: [],
    scopes: [],
  })
  expect((await suggestWithin({ ...request, prefix: 'dress' }, 'USD', ask)).texts).toEqual([
    { text: 'dress', count: 1 },
  ])
})
