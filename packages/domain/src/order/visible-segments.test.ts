import { expect, test } from 'vitest'
import { shownSums, visibleSegments } from './visible-segments.ts'

test.each([
  ['subtotal', 142, true],
  ['payment_discount', -5, true],
  ['our_discount', -5, false],
  ['tax', 0, false],
  ['shipping', 0, true],
  ['shipping', null, true],
  ['shipping_on_checkout', 0, true],
  ['grand_total_before_discount', 150, false],
  ['grand_total', 145, false],
])('%s of %s: told %s', (code, value, isVisible) => {
  expect(visibleSegments([{ code, value }])).toHaveLength(isVisible ? 1 : 0)
})

test('the sums of an order end with its total, and what nobody knows yet is none of them', () => {
  const segments = [
    { code: 'grand_total', value: 40 },
    { code: 'subtotal_incl_tax', value: 45 },
    { code: 'shipping', value: null },
    { code: 'our_discount', value: -5 },
    { code: 'coupon_code', value: -5 },
  ]
  expect(shownSums(segments).map(({ code }) => code)).toEqual([
    'subtotal_incl_tax',
    'coupon_code',
    'grand_total',
  ])
})
