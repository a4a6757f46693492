import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { computeWith } from './compute-for.ts'

const [view] = STORE_VIEWS
if (!view) throw new Error('No store.')
const store = { ...view, pricesIncludeTax: false }
const product = { type: 'simple', taxClassId: 2, taxOnTopPercent: 23, customOptions: [] }
const line = { itemId: 1, key: 'A', qty: 1, unitMinor: 12_300, product: product as unknown as Sellable }
const coupon = {
  ...{ couponId: 1, code: 'FULL', partnerId: null },
  terms: { type: 'percent', value: 10, freeDelivery: false, minimumMinor: 12_000 },
} as const

test.each([
  [23, { couponMinor: 1300 }, { coupon, idleCoupon: null }],
  [
    5,
    { couponMinor: 0, subtotalMinor: 10_500 },
    { coupon: null, idleCoupon: { code: 'FULL', problem: 'COUPON_MINIMUM' } },
  ],
])(
  'a coupon below its minimum by the tax of where the goods go is none (%i %%)',
  (percent, sums, counted) => {
    const { totals, promotions } = computeWith({ rateOf: () => percent, byZip: null }, store, {
      ...{ lines: [{ ...line, options: [] }], shipping: null, payment: null },
      promotions: { coupon, idleCoupon: null, bonus: null, giftCards: [] },
    })
    expect(totals).toMatchObject(sums)
    expect(promotions).toMatchObject(counted)
  },
)
