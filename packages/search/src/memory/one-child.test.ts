import { describe, expect, it } from 'vitest'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { createMemoryEngine } from './create-memory-engine.ts'

const RED_S = { terms: { color: 'red', size: 'S' }, available: true, prices: {} }
const RED_M = { terms: { color: 'red', size: 'M' }, available: true, prices: {} }
const BLUE_M = { terms: { color: 'blue', size: 'M' }, available: true, prices: {} }
const RED_AND_M = [
  { field: 'color', in: ['red'] },
  { field: 'size', in: ['M'] },
]
const FACETS = [
  { field: 'color', size: 20 },
  { field: 'size', size: 20 },
]

function shopOf(...shelves: (typeof RED_S)[][]) {
  const engine = createMemoryEngine({ languages: ['en'], stores: ['eu'] })
  for (const [at, variants] of shelves.entries()) engine.upsert(aDocument({ id: at + 1, variants }))
  return engine
}

describe('red and M', () => {
  it('is one child, not a red one beside an M', () => {
    const engine = shopOf([RED_S, BLUE_M], [RED_S, RED_M])
    expect(engine.search(aRequest({ selected: RED_AND_M })).hits.map(({ id }) => id)).toEqual([2])
  })

  it('must be a child that can be bought', () => {
    const engine = shopOf([RED_S, { ...RED_M, available: false }])
    expect(engine.search(aRequest({ selected: RED_AND_M })).total).toBe(0)
    expect(engine.search(aRequest()).total).toBe(1)
  })

  it('counts sizes among red children and colours among M ones', () => {
    const engine = shopOf([RED_S, BLUE_M], [RED_S, RED_M])
    expect(engine.search(aRequest({ selected: RED_AND_M, facets: FACETS })).facets).toEqual({
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

  it('may be a simple product that is both, or a child that inherits its colour', () => {
    const engine = createMemoryEngine({ languages: ['en'], stores: ['eu'] })
    engine.upsert(aDocument({ id: 1, terms: { color: ['red'], size: ['M'] } }))
    engine.upsert(
      aDocument({
        id: 2,
        terms: { color: ['red'] },
        variants: [{ terms: { size: 'M' }, available: true, prices: {} }],
      }),
    )
    engine.upsert(aDocument({ id: 3, variants: [RED_S, BLUE_M] }))
    const answer = engine.search(aRequest({ selected: RED_AND_M, facets: FACETS }))
    expect(answer.hits.map(({ id }) => id)).toEqual([2, 1])
    expect(answer.facets.size).toEqual([
      { key: 'M', count: 2 },
      { key: 'S', count: 1 },
    ])
  })
})
