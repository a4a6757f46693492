// Carts nobody would think of, with everything a total can be made of.
import fc from 'fast-check'
import type { TotalsInput } from '../totals.ts'

const KEYS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const money = (max: number) => fc.integer({ min: 0, max })

const anyLines = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...KEYS),
    type: fc.constantFrom('simple', 'configurable', 'bundle', 'virtual', 'downloadable'),
    qty: fc.integer({ min: 1, max: 99 }),
    unitMinor: money(1_000_000),
    taxPercent: fc.constantFrom(0, 7, 8.875, 19, 20),
    zipTaxPercent: fc.constantFrom(0, 0, 0, 4, 8.875),
    isGiftCard: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 8, selector: (line) => line.key },
)
const anyShipping = fc.record({
  carrierCode: fc.constant('c'),
  methodCode: fc.constant('m'),
  priceMinor: money(5000),
  limitMinor: money(1_000_000),
})
const anyPayment = fc.record({
  code: fc.constant('p'),
  discountPercent: fc.constantFrom(0, 0.1, 3, 12.5, 100),
  roundingMinor: fc.constantFrom(0, 1, 50, 100, 1000),
  minimumMinor: money(100_000),
  feeMinor: money(1000),
})
const scope = {
  freeDelivery: fc.boolean(),
  minimumMinor: fc.oneof(fc.constant(0), money(500_000)),
  covers: fc.oneof(
    fc.constant(new Set(KEYS)),
    fc.subarray(KEYS).map((keys) => new Set(keys)),
  ),
}
const anyCoupon = fc.oneof(
  fc.record({
    type: fc.constant('percent' as const),
    value: fc.constantFrom(0, 1, 7.5, 10, 15, 33.3333, 99.9999, 100),
    ...scope,
  }),
  fc.record({
    type: fc.constant('fixed' as const),
    value: money(500_000).map((minor) => minor / 100),
    ...scope,
  }),
)
const anyBonus = fc.record({
  accountMinor: money(1_000_000),
  proportion: fc.constantFrom(0, 0.2, 0.3, 1),
  unlimitedFromMinor: money(1_000_000),
  isVip: fc.boolean(),
})
const anyCards = fc.array(money(200_000), { maxLength: 3 })

export const anyCart: fc.Arbitrary<TotalsInput> = fc.record({
  lines: anyLines,
  shipping: fc.option(anyShipping),
  payment: fc.option(anyPayment),
  coupon: fc.option(anyCoupon),
  bonus: fc.option(anyBonus),
  giftCards: anyCards.map((balances) => balances.map((balanceMinor, id) => ({ id, balanceMinor }))),
  isShippingTaxed: fc.boolean(),
})
