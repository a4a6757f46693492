import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentInput, SearchRequest } from '../../port.ts'
import { aRequest } from '../../testing/a-document.ts'
import { documents, requests, STORES } from '../../testing/arbitraries.ts'
import { bruteForceSearch } from '../../testing/brute-force.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

// A text narrows a list and changes nothing else of it: the same filters, counts, price ranges, sorts and pages as of a
// shop that holds only what has the word.

const WORDS = ['coat', 'dress', 'linen', 'shirt']
const word = fc.constantFrom(...WORDS)

/** Small worlds whose products are called by some of four words. */
const named: fc.Arbitrary<DocumentInput[]> = documents.chain((goods) =>
  fc
    .tuple(...goods.map(() => fc.subarray(WORDS)))
    .map((names) =>
      goods.map((good, at) => ({ ...good, texts: { en: { name: (names[at] ?? []).join(' ') } } })),
    ),
)
const boosts = fc.array(
  fc.record({
    field: fc.constantFrom('brand', 'color', 'category'),
    value: fc.integer({ min: 1, max: 4 }),
    weight: fc.constantFrom(0, 0.5, 2, 30),
  }),
  { maxLength: 3 },
)

function engineOf(goods: readonly DocumentInput[]) {
  const engine = createMemoryEngine({ languages: ['en'], stores: [...STORES] })
  for (const good of goods) engine.upsert(good)
  return engine
}

const having = (goods: readonly DocumentInput[], text: string) =>
  goods.filter(({ texts }) => texts.en?.name?.split(' ').includes(text))

/** Where the base leaves nothing with the word, the text may be read otherwise. */
const isReadAsTyped = (goods: readonly DocumentInput[], question: SearchRequest) =>
  bruteForceSearch(goods, { ...question, selected: [] }).total > 0

describe('a word beside filters', () => {
  it('leaves the counts, ranges and pages of what has the word', () => {
    fc.assert(
      fc.property(named, requests, word, (goods, question, text) => {
        const narrowed = having(goods, text)
        fc.pre(isReadAsTyped(narrowed, question))
        const sorted = { ...question, sort: [...question.sort, { field: 'id', direction: 'asc' as const }] }
        const { hits, ...counts } = engineOf(goods).search({ ...sorted, text })
        const { hits: expected, ...expectedCounts } = bruteForceSearch(narrowed, sorted)
        expect(counts).toEqual(expectedCounts)
        expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 200 },
    )
  })

  it('shows best first, and filters change neither the order nor the scores', () => {
    fc.assert(
      fc.property(named, requests, fc.tuple(word, boosts), (goods, question, [text, wanted]) => {
        const narrowed = having(goods, text)
        fc.pre(isReadAsTyped(narrowed, question))
        const engine = engineOf(goods)
        const all = engine.search(aRequest({ store: question.store, text, boosts: wanted, size: 100 }))
        const chosen = bruteForceSearch(narrowed, { ...question, from: 0, size: 100 })
        const ids = new Set(chosen.hits.map(({ id }) => id))
        const expected = all.hits.filter(({ id }) => ids.has(id))
        const page = expected.slice(question.from, question.from + question.size)
        expect(engine.search({ ...question, sort: [], text, boosts: wanted }).hits).toEqual(page)
        const scores = all.hits.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
      { numRuns: 200 },
    )
  })
})

describe('an order the shop keeps elsewhere', () => {
  const places = (goods: readonly DocumentInput[]) => Uint32Array.from(goods, ({ id }) => (id * 7) % 31)

  it('is kept from page to page, and what has no place in it comes last', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 7 }), (goods, size) => {
        const engine = engineOf(goods)
        const order = places([{ id: 0 } as DocumentInput, ...goods])
        const sort = [{ field: 'place', direction: 'asc' as const }]
        const ids: number[] = []
        for (let from = 0; from < goods.length; from += size)
          ids.push(...engine.search(aRequest({ sort, places: order, from, size })).hits.map(({ id }) => id))
        const sold = bruteForceSearch(goods, aRequest({ size: 100 })).hits.map(({ id }) => id)
        const placeOf = (id: number) => order[id] || Number.POSITIVE_INFINITY
        expect(ids).toEqual(sold.toSorted((a, b) => placeOf(a) - placeOf(b) || b - a))
      }),
      { numRuns: 60 },
    )
  })

  it('is shuffled alike on all pages of one seed, and has everything once', () => {
    fc.assert(
      fc.property(documents, fc.integer(), fc.integer({ min: 1, max: 9 }), (goods, seed, size) => {
        const engine = engineOf(goods)
        const sort = [{ field: 'random', direction: 'desc' as const }]
        const whole = engine.search(aRequest({ sort, seed, size: 100 })).hits
        const pages = Array.from({ length: Math.ceil(whole.length / size) }, (_, page) =>
          engine.search(aRequest({ sort, seed, from: page * size, size })),
        )
        expect(pages.flatMap(({ hits }) => hits)).toEqual(whole)
        const sold = bruteForceSearch(goods, aRequest({ size: 100 })).hits
        expect(whole.map(({ id }) => id).sort((a, b) => b - a)).toEqual(sold.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })
})
