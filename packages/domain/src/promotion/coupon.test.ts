import { expect, test } from 'vitest'
import { addMoney } from '../money/money.ts'
import { type CouponTerms, couponBases, couponDiscount, couponRefusal, givesFreeDelivery } from './coupon.ts'
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

const carts = [
  [goods],
  [giftCard],
  [goods, giftCard],
  [
    { ...goods, qty: 2 },
    { ...giftCard, key: 'H' },
  ],
  [],
]
const coupons = [percent, carried, { ...percent, type: 'fixed' as const, value: 20 }].flatMap((coupon) => [
  ...[0, 7800, 7801, 10_000, 17_800].map((minimumMinor): CouponTerms => ({ ...coupon, minimumMinor })),
  ...['A', 'G', 'B'].map((key): CouponTerms => ({ ...coupon, covers: new Set([key]) })),
])
type Rules = { rows: typeof reducibleRows; refusal: typeof couponRefusal }
const rules: Rules = { rows: reducibleRows, refusal: couponRefusal }
const worthOf = (rows: readonly { rowMinor: number }[]) =>
  rows.reduce((sum, { rowMinor }) => sum + rowMinor, 0)

test.each<[string, Rules, boolean]>([
  ['as they are', rules, true],
  [
    'mutant: a gift card counts as goods',
    {
      ...rules,
      rows: (lines) => lines.map(({ key, qty, unitMinor }) => ({ key, rowMinor: qty * unitMinor })),
    },
    false,
  ],
  [
    'mutant: the minimum alone is asked',
    {
      ...rules,
      refusal: (rows, { minimumMinor = 0 }) => (worthOf(rows) < minimumMinor ? 'COUPON_MINIMUM' : null),
    },
    false,
  ],
  [
    'mutant: what it is for alone is asked',
    { ...rules, refusal: (rows, coupon) => couponRefusal(rows, { ...coupon, minimumMinor: 0 }) },
    false,
  ],
])(
  'a coupon is said to give something exactly where it does, by rules %s',
  (...[, { rows, refusal }, holds]) => {
    const isTold = carts.every((lines) =>
      coupons.every((coupon) => {
        const reducible = reducibleRows(lines)
        const off = couponDiscount(addMoney(...couponBases(reducible, coupon)), coupon)
        return (refusal(rows(lines), coupon) === null) === (off > 0 || givesFreeDelivery(reducible, coupon))
      }),
    )
    expect(isTold).toBe(holds)
  },
)
