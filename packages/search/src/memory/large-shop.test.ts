import { describe, expect, it } from 'vitest'
import type { Condition, SearchRequest } from '../port.ts'
import { aRequest } from '../testing/a-document.ts'
import { bruteForceSearch } from '../testing/brute-force.ts'
import { randomOf } from '../testing/random.ts'
import { SYNTHETIC_STORES, syntheticDocument, syntheticDocuments } from '../testing/synthetic-documents.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'

const PRODUCTS = 700
const FACETS = ['color', 'size', 'ptype', 'brand', 'category_ids', 'only_promo'].map((field) => ({
  field,
  size: 30,
}))
const BUCKETS = [
  { key: 'low', to: 9_000 },
  { key: 'high', from: 9_000 },
]

/** Wide bases and choices of several values: the ways a small shop never takes. */
function aQuestion(seed: number): SearchRequest {
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
    from: pick(3) === 0 ? pick(PRODUCTS) : 0,
    size: pick(2) === 0 ? 20 : PRODUCTS,
  })
}

describe('a larger shop', () => {
  it('answers as if every document were looked at, also after changes', async () => {
    const documents = [...syntheticDocuments(PRODUCTS)]
    const engine = await buildMemoryEngine(documents, { languages: ['en'], stores: SYNTHETIC_STORES })
    const expectSame = (seed: number) => {
      const question = aQuestion(seed)
      expect(engine.search(question)).toEqual(bruteForceSearch(documents, question))
    }
    for (let seed = 1; seed <= 16; seed++) expectSame(seed)
    for (let at = 0; at < PRODUCTS; at += 5) {
      const changed = syntheticDocument(at + 1, { seed: 9 })
      documents[at] = changed
      engine.upsert(changed)
    }
    for (let seed = 1; seed <= 16; seed++) expectSame(seed)
  })
})
