import type { SearchRequest } from '@vitrine/search/port'
import { randomOf } from '@vitrine/search/testing/random'

export const FACETS = ['color', 'size', 'ptype', 'gender', 'brand', 'set', 'only_promo'] as const
export const PRICE_BUCKETS = [
  { key: '0-50', to: 5_000 },
  { key: '50-100', from: 5_000, to: 10_000 },
  { key: '100-150', from: 10_000, to: 15_000 },
  { key: '150-200', from: 15_000, to: 20_000 },
  { key: '200-', from: 20_000 },
]
export const SORTS = [
  { field: 'final_price', direction: 'asc' },
  { field: 'final_price', direction: 'desc' },
  { field: 'bestseller', direction: 'desc' },
] as const

export type Question = {
  category: number
  colors: number[]
  sizes: number[]
  sort: (typeof SORTS)[number]
}

/** Distinct questions in the seven widest categories, a seventh of the shop each: no answer is simply remembered. */
export function askableQuestions(count: number): Question[] {
  const random = randomOf(7)
  const pick = (below: number) => Math.floor(random() * below)
  const questions = new Map<string, Question>()
  while (questions.size < count) {
    const question = {
      category: 3 + pick(7),
      colors: pair(pick, 12),
      sizes: pair(pick, 8),
      sort: SORTS[pick(SORTS.length)] ?? SORTS[0],
    }
    questions.set(JSON.stringify(question), question)
  }
  return [...questions.values()]
}

export function toRequest({ category, colors, sizes, sort }: Question): SearchRequest {
  return {
    store: 'us',
    language: 'en',
    base: [
      { field: 'status', in: [1] },
      { field: 'visibility', in: [4] },
      { field: 'category_ids', in: [category] },
    ],
    selected: [
      { field: 'color', in: colors },
      { field: 'size', in: sizes },
    ],
    facets: FACETS.map((field) => ({ field, size: 100 })),
    ranges: { field: 'final_price', buckets: PRICE_BUCKETS },
    sort: [sort],
    from: 0,
    size: 50,
  }
}

function pair(pick: (below: number) => number, below: number): number[] {
  const first = pick(below)
  return [first, (first + 1 + pick(below - 1)) % below].sort((a, b) => a - b)
}
