import type { CatalogueReader, SearchRequest } from '@vitrine/search/port'
import { PRICE_BUCKETS } from '../listing/questions.ts'
import { TEXT_FACETS, textQuestions, toTextRequest } from './text-questions.ts'

type Ask = (engine: CatalogueReader) => Promise<unknown>

/** The worst a stranger may ask within the wire's limits, each new so that nothing is remembered. */
export function expensiveQuestions(round: number): Record<string, Ask> {
  const asked = Object.entries(expensiveRequests(round)).map(([what, request]): [string, Ask] => [
    what,
    (engine) => engine.answer(request),
  ])
  const suggested = ['st', 'ba', `balxn${round}`, 'strped dres'].map((prefix): [string, Ask] => [
    `suggestions for "${prefix}"`,
    (engine) =>
      engine.suggest({
        ...{ store: 'us', language: 'en', prefix, size: 10 },
        base: [{ field: 'chosen_at', gte: 1_000 + round }],
        scope: { field: 'category_ids', size: 16 },
      }),
  ])
  return Object.fromEntries([...asked, ...suggested])
}

function expensiveRequests(round: number): Record<string, SearchRequest> {
  const whole = toTextRequest('')
  const facets = ['color', 'size', 'category_ids', ...TEXT_FACETS]
  const everyValue = Array.from({ length: 100 }, (_, at) => at)
  const dates = Array.from({ length: 100 }, (_, at) => ({ field: 'chosen_at', gte: at - round }))
  return {
    'wide text': toTextRequest(
      textQuestions(24 + round)
        .slice(round)
        .join(' '),
    ),
    'every product, every count': {
      ...whole,
      base: dates.slice(0, 1),
      facets: facets.map((field) => ({ field, size: 100 })),
      sort: [{ field: 'promoted', direction: 'desc' }],
    },
    'every choice': {
      ...whole,
      base: dates.slice(1, 2),
      selected: facets.map((field) => ({ field, in: [...everyValue, 'true', 'false'] })),
      facets: facets.map((field) => ({ field, size: 100 })),
    },
    'a colour, a size and every count': {
      ...whole,
      base: dates.slice(4, 5),
      selected: [
        { field: 'color', in: [1, 2] },
        { field: 'size', in: [3] },
      ],
      facets: facets.map((field) => ({ field, size: 100 })),
      ranges: { field: 'final_price', buckets: PRICE_BUCKETS },
    },
    'twenty price buckets': {
      ...whole,
      base: dates.slice(5, 6),
      ranges: { field: 'final_price', buckets: everyValue.slice(0, 20).map(bucketAt) },
    },
    'by name': {
      ...whole,
      base: dates.slice(6, 7),
      sort: [{ field: 'place', direction: 'asc' }],
      places: Uint32Array.from({ length: 600_000 }, (_, id) => id),
    },
    'every sort, deep': {
      ...whole,
      base: dates.slice(7, 8),
      sort: ['promoted', 'random', 'bestseller', 'final_price'].map((field) => ({ field, direction: 'asc' })),
      from: 5_000 + round,
    },
    'a thousand hits': {
      ...whole,
      base: dates.slice(8, 9),
      sort: [{ field: 'id', direction: 'asc' }],
      size: 1_000,
    },
    'fifty boosts': {
      ...toTextRequest('linen'),
      base: dates.slice(9, 10),
      boosts: everyValue.slice(0, 50).map((value) => ({ field: 'brand', value, weight: 2 })),
    },
    'two letters': { ...toTextRequest('st'), base: dates.slice(10, 11) },
    'two hundred letters': toTextRequest('strped '.repeat(28)),
    'deep page': { ...whole, base: dates.slice(2, 3), from: 100_000 + round },
    'page a billion': { ...whole, base: dates.slice(3, 4), from: 1e9 },
    'a hundred filters': { ...whole, base: dates },
    'a hundred alternatives': { ...whole, anyOf: dates.map(({ gte }) => ({ field: 'chosen_at', lt: gte })) },
  }
}

function bucketAt(at: number) {
  return { key: String(at), from: at * 1_000, to: (at + 1) * 1_000 }
}
