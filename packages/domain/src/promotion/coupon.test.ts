import { expect, test } from 'vitest'
import { type CouponTerms, couponRefusal } from './coupon.ts'
import { reducibleRows } from './reducible-rows.ts'

const goods = { key: 'A', qty: 1, unitMinor: 7800 }
const giftCard = { key: 'G', qty: 1, unitMinor: 10_000, isGiftCard: true }
const percent: CouponTerms = { type: 'percent', value: 15, freeDelivery: false }
const carried: CouponTerms = { type: 'percent', value: 0, freeDelivery: true }

test.each([
  ['goods', [goods], percent, null],
  ['goods and a gift card', [goods, giftCard], percent, null],
  ['free delivery alone, for goods', [goods], carried, null],
  ['goods at the minimum', [goods], { ...percent, minimumMinor: 7800 }, null],
  ['goods and a gift card above it', [goods, giftCard], { ...percent, minimumMinor: 7801 }, 'COUPON_MINIMUM'],
  ['free delivery below it', [goods, giftCard], { ...carried, minimumMinor: 10_000 }, 'COUPON_MINIMUM'],
  ['a gift card alone', [giftCard], percent, 'COUPON_NOT_FOR_THESE'],
  ['free delivery of a gift card', [giftCard], carried, 'COUPON_NOT_FOR_THESE'],
  ['other goods', [goods], { ...percent, covers: new Set(['B']) }, 'COUPON_NOT_FOR_THESE'],
  ['nothing', [], percent, 'COUPON_NOT_FOR_THESE'],
] as const)('why a coupon gives nothing: %s', (...[, lines, coupon, refusal]) => {
  expect(couponRefusal(reducibleRows(lines), coupon)).toBe(refusal)
})
