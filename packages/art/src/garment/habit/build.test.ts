import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import type { ColorName } from '../../palette.ts'
import { trimFor } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { sweater } from '../sweater/sweater.ts'

type Asked = { seed?: string; view?: View; color?: ColorName }

function hemOf({ seed = 'a1', view = 'front', color = 'oat' }: Asked) {
  const parts = sweater.cut({ rng: random(seed), view, trim: trimFor(color), options: {} })
  return parts.find(({ name }) => name === 'hem')?.shape
}

describe('the build of a piece', () => {
  it('is the same from every side and in every colour', () => {
    expect(hemOf({ view: 'back' })).toEqual(hemOf({ view: 'front' }))
    expect(hemOf({ color: 'ink' })).toEqual(hemOf({ color: 'oat' }))
  })

  it('differs from product to product', () => {
    const hems = ['a1', 'b2', 'c3', 'd4'].map((seed) => JSON.stringify(hemOf({ seed })))
    expect(new Set(hems).size).toBe(4)
  })
})
