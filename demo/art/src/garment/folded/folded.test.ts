import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import { trimFor } from '../../tint/trim.ts'
import { folded } from './folded.ts'

const namesOf = (options: Record<string, unknown>, seed = 'a1') =>
  folded.cut({ rng: random(seed), view: 'front', trim: trimFor('oat'), options }).map(({ name }) => name)

describe('a folded top', () => {
  it('shows where its sleeves are set in, and the ribs of its hem', () => {
    expect(namesOf({})).toEqual(expect.arrayContaining(['hem', 'sleeve1', 'sleeve-1']))
  })

  it('has one sleeve laid across in some parcels', () => {
    const across = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      namesOf({}, seed).includes('sleeve-across'),
    )
    expect(new Set(across)).toEqual(new Set([true, false]))
  })

  it('keeps the collar of a roll neck', () => {
    expect(namesOf({ neck: 'turtle' })).toContain('turtle')
  })
})
