import { expect, test } from 'vitest'
import { isUndone } from './is-undone.ts'

test.each([
  ['placed', 'pending', false],
  ['delivered', 'paid', false],
  ['delivered', 'part_refunded', false],
  ['delivered', 'refunded', true],
  ['placed', 'refunded', true],
  ['canceled', 'pending', true],
  ['canceled', 'paid', true],
  ['returned', 'paid', true],
] as const)('an order that is %s and %s: undone %s', (order, payment, is) => {
  expect(isUndone({ order, payment })).toBe(is)
})
