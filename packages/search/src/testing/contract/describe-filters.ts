// What every engine answers alike, to the last count: filters, facets without their own choice, one child that meets all
// choices, price buckets, sorts and pages, also after changes. Held against the slow, obvious engine.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentInput, SearchRequest } from '../../port.ts'
import { aDocument, aRequest } from '../a-document.ts'
import { documents, requests, STORES } from '../arbitraries.ts'
import { bruteForceSearch } from '../brute-force.ts'
import { SYNTHETIC_STORES, syntheticDocument, syntheticDocuments } from '../synthetic-documents.ts'
import { wideQuestion } from '../wide-questions.ts'
import { CHILD_FIELDS, type OpenCatalogue, type OpenedCatalogue } from './open-catalogue.ts'

const PRODUCTS = 700
const QUESTIONS = 16
const inEnglish = (stores: readonly string[]) => ({
  views: stores.map((store) => ({ store, language: 'en' })),
  childFields: CHILD_FIELDS,
})

/** The catalogue of a block of tests, opened before and closed after them. */
export function opened(open: () => Promise<OpenedCatalogue>) {
  let catalogue: OpenedCatalogue
  beforeAll(async () => {
    catalogue = await open()
  })
  afterAll(() => catalogue.close())
  return {
    ask: (request: SearchRequest) => catalogue.engine.answer(request),
    get engine() {
      return catalogue.engine
    },
  }
}

export function describeFilters(open: OpenCatalogue): void {
  describe('a larger shop', () => {
    const goods = [...syntheticDocuments(PRODUCTS)]
    const shop = opened(() => open(goods, inEnglish(SYNTHETIC_STORES)))
    const expectSame = async (seed: number) => {
      const question = wideQuestion(seed, PRODUCTS)
      expect(await shop.ask(question), `question ${seed}`).toEqual(bruteForceSearch(goods, question))
    }

    it('answers as if every document were looked at', async () => {
      for (let seed = 1; seed <= QUESTIONS; seed++) await expectSame(seed)
    })

    it('has each product on one page, whatever the order', async () => {
      for (const field of ['final_price', 'random']) {
        const request = aRequest({ sort: [{ field, direction: 'asc' }], seed: 7, size: 100 })
        const pages = []
        for (let from = 0; from < PRODUCTS; from += 100) pages.push(await shop.ask({ ...request, from }))
        const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id))
        expect(new Set(ids).size).toBe(pages[0]?.total)
        const other = await shop.ask({ ...request, seed: 8 })
        expect(isSameOrder(other.hits, pages[0]?.hits)).toBe(field !== 'random')
      }
    })

    it('answers the same once every fifth product has changed and every tenth is gone', async () => {
      const changed = goods
        .filter(({ id }) => id % 5 === 0)
        .map(({ id }) => syntheticDocument(id, { seed: 9 }))
      const gone = changed.filter(({ id }) => id % 10 === 0).map(({ id }) => id)
      await shop.engine.apply({ upsert: changed })
      await shop.engine.apply({ remove: gone })
      const left = [...new Map([...goods, ...changed].map((one) => [one.id, one])).values()]
      goods.splice(0, goods.length, ...left.filter(({ id }) => !gone.includes(id)))
      for (let seed = 1; seed <= QUESTIONS; seed++) await expectSame(seed)
    })
  })

  describe.each(fc.sample(documents, { numRuns: 3, seed: 11 }).entries().toArray())(
    'small world %i',
    (at, goods) => {
      const shop = opened(() => open(goods, inEnglish(STORES)))

      it('answers as if every document were looked at', async () => {
        for (const question of fc.sample(requests, { numRuns: 40, seed: 20 + at }))
          expect(await shop.ask(question), JSON.stringify(question)).toEqual(
            bruteForceSearch(goods, question),
          )
      })
    },
  )

  describeOneChild(open)
}

const isSameOrder = (a: readonly { id: number }[], b: readonly { id: number }[] = []) =>
  a.every(({ id }, at) => b[at]?.id === id)

const RED_S = { terms: { color: 'red', size: 'S' }, available: true, prices: {} }
const RED_M = { terms: { color: 'red', size: 'M' }, available: true, prices: {} }
const BLUE_M = { terms: { color: 'blue', size: 'M' }, available: true, prices: {} }

/** Each shop of its own in one catalogue. */
const SHOPS: [shop: string, goods: Omit<DocumentInput, 'id' | 'numbers' | 'prices' | 'texts'>[]][] = [
  [
    'pairs',
    [RED_S, RED_M].map((second) => ({
      terms: {},
      variants: second === RED_S ? [RED_S, BLUE_M] : [RED_S, RED_M],
    })),
  ],
  ['sold out', [{ terms: {}, variants: [RED_S, { ...RED_M, available: false }] }]],
  [
    'simple',
    [
      { terms: { color: ['red'], size: ['M'] }, variants: [] },
      { terms: { color: ['red'] }, variants: [{ terms: { size: 'M' }, available: true, prices: {} }] },
      { terms: {}, variants: [RED_S, BLUE_M] },
    ],
  ],
]

function describeOneChild(open: OpenCatalogue): void {
  describe('red and M', () => {
    const goods = SHOPS.flatMap(([name, some]) =>
      some.map(({ terms, variants }) => ({ terms: { ...terms, shop: [name] }, variants })),
    ).map((one, at) => aDocument({ id: at + 1, ...one }))
    const shop = opened(() => open(goods, inEnglish(['eu'])))
    const within = (name: string) =>
      shop.ask(
        aRequest({
          base: [{ field: 'shop', in: [name] }],
          selected: [
            { field: 'color', in: ['red'] },
            { field: 'size', in: ['M'] },
          ],
          facets: CHILD_FIELDS.map((field) => ({ field, size: 20 })),
        }),
      )

    it('is one child, not a red one beside an M; sizes are counted among red children, colours among M ones', async () => {
      const { hits, facets } = await within('pairs')
      expect(hits.map(({ id }) => id)).toEqual([2])
      expect(facets).toEqual({
        color: [
          { key: 'blue', count: 1 },
          { key: 'red', count: 1 },
        ],
        size: [
          { key: 'S', count: 2 },
          { key: 'M', count: 1 },
        ],
      })
    })

    it('must be a child that can be bought', async () => {
      expect((await within('sold out')).total).toBe(0)
      expect((await shop.ask(aRequest({ base: [{ field: 'shop', in: ['sold out'] }] }))).total).toBe(1)
    })

    it('may be a simple product that is both, or a child that inherits its colour', async () => {
      const { hits, facets } = await within('simple')
      expect(hits.map(({ id }) => id)).toEqual([5, 4])
      expect(facets.size).toEqual([
        { key: 'M', count: 2 },
        { key: 'S', count: 1 },
      ])
    })
  })
}
