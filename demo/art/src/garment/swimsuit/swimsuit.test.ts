import { describe, expect, it } from 'vitest'
import { bounds } from '../../outline/bounds.ts'
import type { GarmentSpec } from '../../spec/garment-spec.ts'
import { sceneOf } from '../../view/scene.ts'

function partsOf(view: GarmentSpec['view'], neck = 'scoop') {
  const spec: GarmentSpec = { garment: 'swimsuit', fabric: 'jersey', color: 'navy', seed: 'a1', view }
  const { pieces } = sceneOf({ ...spec, options: { neck } })
  return new Map(pieces.map(({ part }) => [part.name, part]))
}
const topOf = (view: GarmentSpec['view'], name: string) => {
  const shape = partsOf(view).get(name)?.shape
  return shape ? bounds(shape).y0 : Number.NaN
}

describe('a swimsuit', () => {
  it.each(['front', 'back'] as const)('has straps in one with its body, seen from the %s', (view) => {
    expect([...partsOf(view).keys()].filter((name) => /^strap/.test(name))).toEqual([])
    expect(topOf(view, 'neck-binding') - topOf(view, 'body')).toBeLessThan(6)
  })

  it('is bound in plain cloth, whatever is printed on it', () => {
    const bound = [...partsOf('front').values()].filter(({ name }) => name.includes('binding'))
    expect(bound).toHaveLength(5)
    expect(bound.every(({ slot }) => slot === 'trim')).toBe(true)
  })

  it('shows the inside of its seat in front and of its front behind', () => {
    expect(partsOf('front').has('inside-seat')).toBe(true)
    expect(partsOf('back').has('inside-front')).toBe(true)
  })
})
