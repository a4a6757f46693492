import { describe, expect, it } from 'vitest'
import type { SearchRequest, SearchResult } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { SYNTHETIC_STORES, syntheticDocument, syntheticDocuments } from '../testing/synthetic-documents.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'
import { Catalogue, emptyColumns } from './catalogue.ts'
import { BaseSets } from './query/base-sets.ts'
import { type Shop, searchSteps } from './query/run-search.ts'
import { WorkspacePool } from './query/workspaces.ts'
import { runThrough, SLOTS_PER_STEP, type Steps } from './steps.ts'

const OPTIONS = { languages: ['en'], stores: SYNTHETIC_STORES }
const QUESTIONS = ['linen dress', 'velvet coat', 'jaket', undefined].map((text) =>
  aRequest({
    ...(text === undefined ? {} : { text }),
    base: [{ field: 'status', in: [1] }],
    selected: [
      { field: 'color', in: [1, 2, 3] },
      { field: 'size', in: [3, 4] },
    ],
    facets: ['color', 'size', 'brand'].map((field) => ({ field, size: 20 })),
    sort: text === undefined ? [{ field: 'final_price', direction: 'asc' }] : [],
  }),
)

function openShop(products: number): Shop {
  const catalogue = new Catalogue(emptyColumns(OPTIONS))
  for (const document of syntheticDocuments(products)) catalogue.insert(document)
  return { catalogue, bases: new BaseSets(catalogue), workspaces: new WorkspacePool() }
}

/** A step of each in turn, until all are done. */
function inTurns(questions: Steps<SearchResult>[], between: (step: number) => void): SearchResult[] {
  const answers: SearchResult[] = []
  for (let step = 0; Object.keys(answers).length < questions.length; step++) {
    questions.forEach((question, at) => {
      const next = question.next()
      if (next.done && next.value) answers[at] = next.value
    })
    between(step)
  }
  return answers
}

describe('questions that share a turn', () => {
  it("do not write on one another's desk", () => {
    const alone = QUESTIONS.map((question) => runThrough(searchSteps(openShop(400), question)))
    const shop = openShop(400)
    const together = QUESTIONS.map((question) => searchSteps(shop, question))
    expect(inTurns(together, () => {})).toEqual(alone)
  })

  it('answer for the shop as it was when they began, and remember nothing of it', () => {
    const shop = openShop(400)
    const question = QUESTIONS[3] as SearchRequest
    const before = runThrough(searchSteps(openShop(400), question))
    const change = (step: number) => {
      shop.catalogue.insert(syntheticDocument(step + 1, { seed: 7 }))
      shop.bases.forget()
    }
    const steps = searchSteps(shop, question)
    steps.next()
    expect(inTurns([steps], change)).toEqual([before])
    const after = runThrough(searchSteps(shop, question))
    const anew = { ...shop, bases: new BaseSets(shop.catalogue) }
    expect(after).toEqual(runThrough(searchSteps(anew, question)))
    expect(after).not.toEqual(before)
  })

  it('are answered like any other, many at a time', async () => {
    const engine = await buildMemoryEngine(syntheticDocuments(400), OPTIONS)
    const asked = Array.from({ length: 40 }, (_, at) => QUESTIONS[at % QUESTIONS.length] as SearchRequest)
    const answers = await Promise.all(asked.map((question) => engine.answer(question)))
    expect(answers).toEqual(asked.map((question) => engine.search(question)))
  })

  it('miss no product of a wide shop that is changed while those on sale are listed', () => {
    const ids = Array.from({ length: 2 * SLOTS_PER_STEP }, (_, at) => at + 1)
    const catalogue = new Catalogue(emptyColumns({ languages: [], stores: ['eu'] }))
    for (const id of ids) catalogue.insert(aDocument({ id }))
    const shop = { catalogue, bases: new BaseSets(catalogue), workspaces: new WorkspacePool() }
    const steps = searchSteps(shop, aRequest({ sort: [{ field: 'final_price', direction: 'asc' }] }))
    steps.next()
    catalogue.insert(aDocument({ id: ids.length }))
    shop.bases.forget()
    expect(runThrough(steps).total).toBe(ids.length)
  })
})

describe('the order of an answer', () => {
  it('is moved by boosts, up to a hundred times', async () => {
    const engine = await buildMemoryEngine(syntheticDocuments(400), OPTIONS)
    const plain = engine.search(
      aRequest({ text: 'linen', facets: [{ field: 'brand', size: 50 }], size: 400 }),
    )
    const brand = plain.facets.brand?.at(-1)?.key ?? ''
    const boosts = [1_000, 50].map((weight) => ({ field: 'brand', value: brand, weight }))
    const boosted = engine.search(aRequest({ text: 'linen', boosts, size: 400 }))
    expect(boosted.total).toBe(plain.total)
    const first = boosted.hits[0]
    const asBefore = plain.hits.find(({ id }) => id === first?.id)
    expect((first?.score ?? 0) / (asBefore?.score ?? 1)).toBeCloseTo(100, 3)
  })

  it('can be shuffled, the same way on every page', async () => {
    const engine = await buildMemoryEngine(syntheticDocuments(200), OPTIONS)
    const shuffled = (seed: number, from = 0, size = 200) =>
      engine
        .search(aRequest({ sort: [{ field: 'random', direction: 'asc' }], seed, from, size }))
        .hits.map(({ id }) => id)
    const whole = shuffled(1)
    expect([...shuffled(1, 0, 70), ...shuffled(1, 70, 130)]).toEqual(whole)
    expect(shuffled(2)).not.toEqual(whole)
    expect(whole.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
  })
})
