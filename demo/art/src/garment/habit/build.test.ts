import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import type { ColorName } from '../../palette.ts'
import { trimFor } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { GARMENTS } from '../garments.ts'

type BuildInput = { seed?: string; view?: View; color?: ColorName }

/** A garment, and the part that tells how long and wide it was cut. */
const CUTS = [
  ['sweater', 'hem'],
  ['trousers', 'leg1'],
  ['jeans', 'leg1'],
  ['shorts', 'turn-up1'],
  ['slipSkirt', 'skirt'],
  ['pleatedSkirt', 'skirt'],
  ['jumpsuit', 'leg1'],
] as const

describe.each(CUTS)('the build of a %s', (garment, told) => {
  function shapeOf({ seed = 'a1', view = 'front', color = 'oat' }: BuildInput) {
    const parts = GARMENTS[garment].cut({ rng: random(seed), view, trim: trimFor(color), options: {} })
    const shape = parts.find(({ name }) => name === told)?.shape
    expect(shape).toBeDefined()
    return shape
  }

  it('is the same from every side and in every colour', () => {
    expect(shapeOf({ view: 'back' })).toEqual(shapeOf({ view: 'front' }))
    expect(shapeOf({ color: 'ink' })).toEqual(shapeOf({ color: 'oat' }))
  })

  it('differs from product to product', () => {
    const shapes = ['a1', 'b2', 'c3', 'd4'].map((seed) => JSON.stringify(shapeOf({ seed })))
    expect(new Set(shapes).size).toBe(4)
  })
})
