import { describe, expect, it } from 'vitest'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { SYNTHETIC_STORES, syntheticDocuments } from '../testing/synthetic-documents.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'
import { createMemoryEngine } from './create-memory-engine.ts'

const engine = await buildMemoryEngine(syntheticDocuments(300), {
  languages: ['en'],
  stores: SYNTHETIC_STORES,
})

describe('questions nobody should ask', () => {
  it('a text of ten thousand letters answers like a short one', () => {
    expect(engine.search(aRequest({ text: 'linen dress '.repeat(900) })).total).toBeGreaterThan(0)
    expect(engine.search(aRequest({ text: 'x'.repeat(10_000) })).total).toBe(0)
  })

  it('two hundred conditions still hold', () => {
    const selected = Array.from({ length: 200 }, (_, at) => ({ field: 'brand', in: [at] }))
    const base = Array.from({ length: 200 }, () => ({ field: 'status', in: [1] }))
    const anyOf = Array.from({ length: 200 }, (_, at) => ({ field: `f${at}`, exists: false }))
    const inStock = engine.search(aRequest({ base: [{ field: 'status', in: [1] }] })).total
    expect(engine.search(aRequest({ selected, base, anyOf })).total).toBe(inStock)
  })

  it.each([
    [{ from: 1e9 }, 0],
    [{ size: 0 }, 0],
    [{ from: -5, size: 3 }, 3],
    [{ from: Number.NaN, size: Number.NaN }, 0],
    [{ size: 1e12 }, 300],
  ])('page %j has %i hits', (page, hits) => {
    const answer = engine.search(aRequest(page))
    expect(answer.hits).toHaveLength(hits)
    expect(answer.total).toBe(300)
  })

  it('an unknown store sells nothing', () => {
    expect(engine.search(aRequest({ store: 'nowhere', facets: [{ field: 'brand', size: 5 }] }))).toEqual({
      ...{ total: 0, hits: [], ranges: [], facets: { brand: [] } },
    })
  })

  it.each(['__proto__', 'constructor', 'toString'])('a field called %s is a field like any other', (name) => {
    const own = createMemoryEngine({ languages: ['en'], stores: ['eu'] })
    own.upsert(aDocument({ id: 1, terms: Object.fromEntries([[name, [name]]]), texts: { en: { name } } }))
    own.upsert(aDocument({ id: 2 }))
    const answer = own.search(
      aRequest({ selected: [{ field: name, in: [name] }], facets: [{ field: name, size: 5 }], text: name }),
    )
    expect(answer.hits.map(({ id }) => id)).toEqual([1])
    expect(Object.entries(answer.facets)).toEqual([[name, [{ key: name, count: 1 }]]])
    expect(engine.search(aRequest({ sort: [{ field: name, direction: 'asc' }] })).total).toBe(300)
  })
})

describe('pages', () => {
  it('show every product once, in one order, however deep', () => {
    const sort = [{ field: 'promoted', direction: 'desc' as const }]
    const all = engine.search(aRequest({ sort, size: 300 })).hits
    const paged = Array.from(
      { length: 43 },
      (_, at) => engine.search(aRequest({ sort, from: at * 7, size: 7 })).hits,
    )
    expect(paged.flat()).toEqual(all)
    expect(new Set(all.map(({ id }) => id)).size).toBe(300)
  })
})
