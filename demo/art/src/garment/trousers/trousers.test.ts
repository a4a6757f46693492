import { describe, expect, it } from 'vitest'
import { random } from '../../chance/random.ts'
import { bounds } from '../../outline/bounds.ts'
import { trimFor } from '../../tint/trim.ts'
import { trousers } from './trousers.ts'

function rightLeg(hem: number) {
  const parts = trousers.cut({ rng: random('a1'), view: 'front', trim: trimFor('sand'), options: { hem } })
  const leg = parts.find(({ name }) => name === 'leg1')
  if (!leg) throw new Error('no right leg')
  return leg
}
const widest = (hem: number): number => bounds(rightLeg(hem).shape).x1

describe('the leg of trousers', () => {
  it('falls straight from the hip when the hem is as wide, with no barrel at the knee', () => {
    expect(widest(98)).toBeLessThan(99)
  })

  it('is pleated only where it is wide', () => {
    expect(rightLeg(150).ink.length).toBeGreaterThan(rightLeg(98).ink.length)
  })
})
