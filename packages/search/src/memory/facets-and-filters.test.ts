import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documents, requests, STORES } from '../testing/arbitraries.ts'
import { bruteForceSearch } from '../testing/brute-force.ts'
import { createMemoryEngine } from './create-memory-engine.ts'

const OPTIONS = { languages: ['en'], stores: [...STORES] }

describe('filters, facets, prices, sorts and pages', () => {
  it('answer as if every document were looked at', () => {
    fc.assert(
      fc.property(documents, fc.array(requests, { minLength: 1, maxLength: 4 }), (catalogue, questions) => {
        const engine = createMemoryEngine(OPTIONS)
        for (const document of catalogue) engine.upsert(document)
        for (const question of questions) {
          expect(engine.search(question)).toEqual(bruteForceSearch(catalogue, question))
        }
      }),
      { numRuns: 400 },
    )
  })

  it('answer the same after products were changed, removed and the dead cleared away', async () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 29 }), documents), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(documents, changes, requests, async (catalogue, edits, question) => {
        const engine = createMemoryEngine(OPTIONS)
        const left = new Map(catalogue.map((document) => [document.id, document]))
        for (const document of catalogue) engine.upsert(document)
        for (const [id, replacements] of edits) {
          engine.search(question)
          engine.remove(id)
          left.delete(id)
          for (const document of replacements.slice(0, 3)) {
            engine.upsert(document)
            left.set(document.id, document)
          }
        }
        const expected = bruteForceSearch([...left.values()], question)
        expect(engine.size).toBe(left.size)
        expect(engine.search(question)).toEqual(expected)
        await engine.compact()
        expect(engine.search(question)).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })
})
