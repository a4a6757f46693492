import { expect, it } from 'vitest'
import { blur } from './blur.ts'
import { grid } from './grid.ts'

it('leaves an even field even, up to its edges', () => {
  const field = grid(24, 17)
  field.data.fill(0.5)
  expect([...blur(field, 4).data].every((value) => Math.abs(value - 0.5) < 1e-6)).toBe(true)
})

it('spreads a single point without losing any of it', () => {
  const field = grid(31, 31)
  field.data[15 * 31 + 15] = 1
  const sum = blur(field, 3).data.reduce((total, value) => total + value, 0)
  expect(sum).toBeCloseTo(1, 5)
  expect(field.data[15 * 31 + 15]).toBeLessThan(0.2)
})
