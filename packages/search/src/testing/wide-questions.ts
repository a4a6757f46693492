import type { Condition, SearchRequest } from '../port.ts'
import { aRequest } from './a-document.ts'
import { randomOf } from './random.ts'

const FACETS = ['color', 'size', 'ptype', 'brand', 'category_ids', 'only_promo'].map((field) => ({
  field,
  size: 30,
}))
const BUCKETS = [
  { key: 'low', to: 9_000 },
  { key: 'high', from: 9_000 },
]

/** Of so many invented products: wide bases and choices of several values, the ways a small shop never takes. */
export function wideQuestion(seed: number, products: number): SearchRequest {
  const random = randomOf(seed)
  const pick = (below: number) => Math.floor(random() * below)
  const some = (below: number, count: number) => Array.from({ length: 1 + pick(count) }, () => pick(below))
  const choices: Condition[] = [
    { field: 'color', in: some(12, 4) },
    { field: 'size', in: some(8, 3) },
    { field: 'category_ids', in: some(40, 40) },
    { field: 'brand', in: some(40, 9) },
    { field: 'final_price', gte: 5_000 + 100 * pick(60), lt: 20_000 },
  ]
  const fields = ['final_price', 'bestseller', 'promoted', 'id']
  return aRequest({
    base:
      pick(2) === 0
        ? []
        : [
            { field: 'status', in: [1] },
            { field: 'visibility', nin: [1] },
          ],
    anyOf:
      pick(3) === 0
        ? [
            { field: 'bestseller', gte: 500 },
            { field: 'color', in: [3] },
          ]
        : [],
    selected: choices.filter(() => pick(3) > 0),
    facets: FACETS,
    ranges: { field: 'final_price', buckets: BUCKETS },
    sort: [{ field: fields[pick(4)] ?? 'id', direction: pick(2) === 0 ? 'asc' : 'desc' }],
    from: pick(3) === 0 ? pick(products) : 0,
    size: pick(2) === 0 ? 20 : products,
  })
}
