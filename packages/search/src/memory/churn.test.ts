import { describe, expect, it } from 'vitest'
import { aRequest } from '../testing/a-document.ts'
import { randomOf } from '../testing/random.ts'
import { SYNTHETIC_STORES, syntheticDocument } from '../testing/synthetic-documents.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'
import { createMemoryEngine, type MemoryEngine } from './create-memory-engine.ts'

const OPTIONS = { languages: ['en'], stores: SYNTHETIC_STORES }

const QUESTIONS = [
  aRequest({ sort: [{ field: 'final_price', direction: 'asc' }], size: 100 }),
  aRequest({
    selected: [
      { field: 'color', in: [1, 2] },
      { field: 'size', in: [3] },
    ],
    size: 100,
  }),
  aRequest({ text: 'linen jaket', sort: [{ field: 'id', direction: 'asc' }], size: 400 }),
  aRequest({ text: 'P3-17', sort: [{ field: 'id', direction: 'asc' }] }),
].map((question) => ({
  ...question,
  facets: ['color', 'size', 'brand'].map((field) => ({ field, size: 20 })),
}))

/** Scores may differ while dead products still count as common words; everything else may not. */
function answers(engine: MemoryEngine) {
  return QUESTIONS.map((question) => {
    const { hits, ...rest } = engine.search(question)
    return { ...rest, ids: hits.map(({ id }) => id) }
  })
}

describe('a catalogue that keeps changing', () => {
  it('answers like one built anew, before, during and after clearing its dead', async () => {
    const random = randomOf(5)
    const engine = createMemoryEngine(OPTIONS)
    const seeds = new Map<number, number>()
    const changeOne = (step: number) => {
      const id = 1 + Math.floor(random() * 150)
      if (random() < 0.25) {
        engine.remove(id)
        seeds.delete(id)
      } else {
        engine.upsert(syntheticDocument(id, { seed: step }))
        seeds.set(id, step)
      }
    }
    const rebuilt = () => {
      const documents = [...seeds].map(([id, seed]) => syntheticDocument(id, { seed }))
      return buildMemoryEngine(documents, OPTIONS)
    }
    for (let step = 1; step <= 600; step++) changeOne(step)
    expect(answers(engine)).toEqual(answers(await rebuilt()))

    const compacting = engine.compact()
    for (let step = 601; step <= 700; step++) changeOne(step)
    expect(answers(engine)).toEqual(answers(await rebuilt()))
    await compacting
    expect(answers(engine)).toEqual(answers(await rebuilt()))

    for (let step = 701; step <= 2600; step++) changeOne(step)
    await engine.compact()
    expect(engine.size).toBe(seeds.size)
    expect(answers(engine)).toEqual(answers(await rebuilt()))
  })
})
