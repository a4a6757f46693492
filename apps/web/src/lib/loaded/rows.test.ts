import { describe, expect, it } from 'vitest'
import { fromRows, toRows } from './rows.ts'

/** As it arrives: through JSON. */
const travelled = (value: unknown) => fromRows(JSON.parse(JSON.stringify(toRows(value))))
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('lists of things alike', () => {
  const sizes = ['S', 'M', 'L'].map((label, at) => ({ id: at, label, swatch: null, isChosen: at === 1 }))

  it('travel with their names told once, also within another, and arrive as they were', () => {
    const page = { facets: ['size', 'fit', 'cut'].map((code) => ({ code, values: sizes })), total: 3 }
    expect(travelled(page)).toEqual(page)
    expect(JSON.stringify(toRows(page)).match(/isChosen/g)).toHaveLength(3)
    expect(JSON.stringify(toRows(page)).match(/values/g)).toHaveLength(1)
  })

  it.each<[string, unknown]>([
    ['too few', sizes.slice(0, 2)],
    ['each has names of its own', [{ a: 1 }, { b: 2 }, { c: 3 }]],
    ['not things', [1, 'two', null, [3]]],
    ['things and nothing', [...sizes, null]],
    ['empty', []],
    ['empty things', [{}, {}, {}]],
  ])('arrive as they were where they are not alike: %s', (_, list) => {
    expect(travelled({ list })).toEqual({ list })
  })

  it('had all their names each as soon as one was reduced: what only some tell comes last', () => {
    const reduced = { ...sizes[0], lowest: 3 }
    const isNew = { ...sizes[1], isNew: true }
    for (const list of [
      [...sizes, reduced],
      [reduced, ...sizes],
      [reduced, isNew, ...sizes, reduced, isNew],
    ]) {
      expect(travelled({ list })).toEqual({ list })
      expect(JSON.stringify(toRows({ list })).match(/label/g)).toHaveLength(1)
    }
  })

  it('have no name for what is not told: no price before is not one of nothing', () => {
    const prices = [1, 2, 3].map((price) => ({ price, lowest: undefined }))
    expect(travelled(prices)).toEqual(asJson(prices))
    expect(travelled([...prices, { price: 4, lowest: 3 }])).toEqual(
      asJson([...prices, { price: 4, lowest: 3 }]),
    )
    expect(travelled([{ price: 1, lowest: undefined, old: 2 }])).toEqual([{ price: 1, old: 2 }])
  })
})
