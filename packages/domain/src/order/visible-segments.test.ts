import { expect, test } from 'vitest'
import { visibleSegments } from './visible-segments.ts'

test.each([
  ['subtotal', 142, true],
  ['payment_discount', -5, true],
  ['our_discount', -5, false],
  ['tax', 0, false],
  ['shipping', 0, true],
  ['shipping', null, true],
  ['grand_total_before_discount', 150, false],
  ['grand_total', 145, false],
])('%s of %s: told %s', (code, value, isVisible) => {
  expect(visibleSegments([{ code, value }])).toHaveLength(isVisible ? 1 : 0)
})
