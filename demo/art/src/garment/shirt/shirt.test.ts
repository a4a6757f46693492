import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import { trimFor } from '../../tint/trim.ts'
import { shirt } from './shirt.ts'

function partsOf(options: Record<string, unknown>, seed = 'a1') {
  return shirt.cut({ rng: random(seed), view: 'front', trim: trimFor('chalk'), options })
}
const namesOf = (options: Record<string, unknown>) => partsOf(options).map(({ name }) => name)

const collarSlots = (options: Record<string, unknown>) => {
  const seeds = Array.from({ length: 40 }, (_, i) => `s${i}`)
  return seeds.map((seed) => partsOf(options, seed).find(({ name }) => name === 'collar1')?.slot)
}

describe('a shirt', () => {
  it('has one chest pocket or none', () => {
    expect(namesOf({})).toContain('pocket')
    expect(namesOf({ pocket: false }).filter((name) => name.startsWith('pocket'))).toEqual([])
  })

  it('worn over another has a flap on both pockets', () => {
    expect(namesOf({ over: true })).toEqual(
      expect.arrayContaining(['pocket1', 'flap1', 'pocket-1', 'flap-1']),
    )
  })

  it('has a plain collar on printed cloth at times, always or never', () => {
    expect(new Set(collarSlots({}))).toEqual(new Set(['main', 'trim']))
    expect(new Set(collarSlots({ contrast: 'always' }))).toEqual(new Set(['trim']))
    expect(new Set(collarSlots({ contrast: 'never' }))).toEqual(new Set(['main']))
  })
})
