import { describe, expect, it } from 'vitest'
import type { Facet } from './facets.ts'
import { withKnown } from './with-known.ts'

const colour = (...counts: [string, number][]): Facet => ({
  code: 'color',
  label: 'Colour',
  look: 'tick',
  values: counts.map(([id, count]) => ({ id, label: id, count, swatch: null, isChosen: false })),
})
const sizes = (...labels: string[]): Facet => ({
  code: 'size',
  label: 'Size',
  look: 'size',
  values: labels.map((label) => ({ id: label, label, count: 1, swatch: null, isChosen: false })),
})
const shown = (facets: Facet[]) =>
  facets.map((facet) => (facet.look === 'price' ? [] : facet.values.map(({ id, count }) => `${id} ${count}`)))

describe('a narrowed list', () => {
  it('keeps what would empty it in its place, with a zero', () => {
    const facets = withKnown([colour(['red', 2])], [colour(['blue', 5], ['red', 4])])
    expect(shown(facets)).toEqual([['blue 0', 'red 2']])
  })

  it('keeps a facet nothing is left of', () => {
    expect(shown(withKnown([], [colour(['blue', 5])]))).toEqual([['blue 0']])
  })

  it('shows what the whole list was not asked for after the rest', () => {
    expect(shown(withKnown([colour(['red', 2])], [colour(['blue', 5])]))).toEqual([['blue 0', 'red 2']])
  })

  it('counts the one value that is left of a facet, and adds no facet that never was a choice', () => {
    const facets = withKnown([colour(['blue', 5])], [colour(['blue', 8], ['red', 4])])
    expect(shown(facets)).toEqual([['blue 5', 'red 0']])
    expect(withKnown([colour(['blue', 5])], [])).toEqual([])
  })

  it('hangs a size beyond the most frequent ones among the others', () => {
    expect(shown(withKnown([sizes('M', '38')], [sizes('S', '36', '40')]))).toEqual([
      ['S 0', 'M 1', '36 0', '38 1', '40 0'],
    ])
  })
})
