import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grossOf, taxInGross } from '../pricing/tax/tax-in-gross.ts'
import { isTaxedByZip } from '../pricing/tax/zip-tax.ts'
import { canPayBy, type PaymentTerms, termsFor } from './methods.ts'
import { totalSegments } from './total-segments.ts'
import { computeTotals, type PricedLine, type TotalsInput } from './totals.ts'

const aLine = (overrides: Partial<PricedLine> = {}): PricedLine => ({
  key: 'A',
  type: 'simple',
  qty: 1,
  unitMinor: 26_000,
  taxPercent: 19,
  ...overrides,
})
const transfer = {
  code: 'banktransfer',
  discountPercent: 3,
  roundingMinor: 100,
  minimumMinor: 0,
  feeMinor: 0,
}
const cash = { code: 'cashondelivery', discountPercent: 0, roundingMinor: 0, minimumMinor: 0, feeMinor: 400 }
const parcel = { carrierCode: 'parcelshop', methodCode: 'standard', priceMinor: 490, limitMinor: 100_000 }
const totals = (overrides: Partial<TotalsInput> = {}) =>
  computeTotals({
    lines: [aLine()],
    shipping: parcel,
    payment: null,
    coupon: null,
    bonus: null,
    ...overrides,
  })

describe('the total of a cart', () => {
  test('coupon, transfer discount, delivery, bonuses and the tax inside, in this sequence', () => {
    const sum = totals({
      payment: transfer,
      coupon: { type: 'percent', value: 15, freeDelivery: false },
      bonus: { accountMinor: 2400, proportion: 0.3, unlimitedFromMinor: 1_000_000, isVip: false },
    })
    expect(sum).toMatchObject({
      subtotalMinor: 26_000,
      couponMinor: 3900,
      paymentDiscountMinor: 700,
      shippingMinor: 490,
      bonusMinor: 2400,
      grandTotalMinor: 19_490,
    })
    expect(Math.abs(sum.taxMinor - taxInGross(19_490, 19))).toBeLessThanOrEqual(1)
  })

  test('a payment discount waits for its minimum', () => {
    const discountFrom = (minimumMinor: number) =>
      totals({ payment: { ...transfer, minimumMinor } }).paymentDiscountMinor
    expect(discountFrom(26_001)).toBe(0)
    expect(discountFrom(26_000)).toBe(800)
  })

  test('delivery is free from the limit, by coupon, and where nothing is delivered', () => {
    const atLimit = { ...parcel, limitMinor: 26_000 }
    expect(totals({ shipping: atLimit }).shippingMinor).toBe(0)
    // A discount for the way to pay takes nothing back that the bag promised.
    expect(totals({ shipping: atLimit, payment: transfer }).shippingMinor).toBe(0)
    expect(totals({ coupon: { type: 'fixed', value: 0, freeDelivery: true } }).shippingMinor).toBe(0)
    expect(totals({ lines: [aLine({ type: 'virtual' })] }).shippingMinor).toBe(0)
  })

  test('until a delivery is chosen its price is open, not nothing', () => {
    const open = totals({ shipping: null })
    expect(open.shippingMinor).toBeNull()
    expect(totalSegments(open).map((one) => one.code)).toContain('shipping_on_checkout')
  })

  test('paying on delivery costs its fee, and an empty cart costs nothing', () => {
    expect(totals({ payment: cash }).grandTotalMinor).toBe(26_890)
    expect(totals({ lines: [], payment: cash }).grandTotalMinor).toBe(0)
  })
})

describe('a coupon', () => {
  const lines = [aLine({ key: 'A', unitMinor: 10_000 }), aLine({ key: 'B', unitMinor: 3333, qty: 3 })]
  const coupon = { type: 'percent', value: 10, freeDelivery: true } as const

  test('for some goods takes nothing off the others', () => {
    const sum = totals({ lines, coupon: { ...coupon, covers: new Set(['B']) } })
    expect([sum.couponMinor, sum.shippingMinor]).toEqual([1000, 0])
    expect(sum.lines.map((line) => line.discountMinor)).toEqual([0, 1000])
  })

  test('below its minimum, or for goods that are not there, gives neither discount nor free delivery', () => {
    for (const terms of [
      { ...coupon, minimumMinor: 20_000 },
      { ...coupon, covers: new Set(['C']) },
    ])
      expect(totals({ lines, coupon: terms })).toMatchObject({ couponMinor: 0, shippingMinor: 490 })
    expect(totals({ lines, coupon: { ...coupon, minimumMinor: 19_999 } }).couponMinor).toBe(2000)
  })
})

test('delivery holds the highest tax of the goods it brings', () => {
  const goods = [aLine({ unitMinor: 10_000 }), aLine({ key: 'book', taxPercent: 7, unitMinor: 10_000 })]
  const inGoods = taxInGross(10_000, 19) + taxInGross(10_000, 7)
  expect(totals({ lines: goods }).taxMinor).toBe(inGoods + taxInGross(490, 19))
})

describe('tax by postcode', () => {
  const lines = [aLine({ taxPercent: 0, zipTaxPercent: 8.875 })]

  test('is of the goods without their discounts, comes on top, and bonuses pay it, too', () => {
    const sum = totals({
      lines,
      coupon: { type: 'percent', value: 15, freeDelivery: false },
      payment: transfer,
      bonus: { accountMinor: 2400, proportion: 0.2, unlimitedFromMinor: 1_000_000, isVip: false },
    })
    // (260 − 39 − 7) · 8.875 % = 18.9925
    expect(sum).toMatchObject({ zipTaxMinor: 1899, taxMinor: 1899, bonusMinor: 2400 })
    expect(sum.grandTotalMinor).toBe(26_000 - 3900 - 700 + 490 + 1899 - 2400)
    expect(totalSegments(sum)).toContainEqual({ code: 'tax', valueMinor: 1899 })
  })

  test('is of the delivery where the state says so', () => {
    expect(totals({ lines, isShippingTaxed: true }).zipTaxMinor).toBe(2351)
  })

  test('is of the delivery once, at the highest rate of the goods', () => {
    const food = aLine({ key: 'food', taxPercent: 0, zipTaxPercent: 4, unitMinor: 10_000 })
    const sum = totals({ lines: [food, ...lines], isShippingTaxed: true })
    // 100 · 4 % + (260 + 4.90) · 8.875 %
    expect(sum.zipTaxMinor).toBe(400 + 2351)
  })

  test.each([
    ['us', 'US', true],
    ['us', 'CA', false],
    ['de', 'US', false],
  ])('the shop in %s collects it for %s: %s', (home, country, taxed) => {
    expect(isTaxedByZip({ defaultCountry: home.toUpperCase() }, country)).toBe(taxed)
  })
})

test('gift cards pay what bonuses have left, one after the other', () => {
  const sum = totals({
    bonus: { accountMinor: 2000, proportion: 0.5, unlimitedFromMinor: 1_000_000, isVip: false },
    giftCards: [
      { id: 1, balanceMinor: 20_000 },
      { id: 2, balanceMinor: 10_000 },
    ],
  })
  expect(sum).toMatchObject({ bonusMinor: 2000, giftCardMinor: 24_490, grandTotalMinor: 0 })
  expect(sum.giftCards.map((card) => card.usedMinor)).toEqual([20_000, 4490])
})

test('a gift card of 100 costs 100, whatever is off the goods beside it', () => {
  const card = aLine({ key: 'card', type: 'virtual', qty: 1, unitMinor: 10_000, isGiftCard: true })
  const coat = aLine({ key: 'coat', qty: 1, unitMinor: 20_000 })
  const coupon = { type: 'percent', value: 10, freeDelivery: false } as const
  const payment = { code: 'transfer', discountPercent: 3, roundingMinor: 100, minimumMinor: 0, feeMinor: 0 }
  const sum = totals({ lines: [card, coat], coupon, payment })
  expect(sum).toMatchObject({ couponMinor: 2000, paymentDiscountMinor: 600 })
  expect(sum.lines.map(({ discountMinor }) => discountMinor)).toEqual([0, 2600])
  expect(totals({ lines: [card], coupon, payment })).toMatchObject({
    couponMinor: 0,
    grandTotalMinor: 10_000,
  })
})

describe('a gift card alone', () => {
  const card = aLine({ key: 'card', type: 'virtual', unitMinor: 10_000, isGiftCard: true })
  const coat = aLine({ key: 'coat', unitMinor: 20_000 })
  type Terms = (terms: PaymentTerms, lines: readonly PricedLine[]) => PaymentTerms

  test('is not said to be cheaper by transfer, and nothing is said of its delivery', () => {
    expect(termsFor(transfer, [card]).discountPercent).toBe(0)
    expect(termsFor(transfer, [card, coat]).discountPercent).toBe(3)
    expect(termsFor(transfer, [])).toBe(transfer)
    const rows = totalSegments(totals({ lines: [card], payment: transfer })).map(({ code }) => code)
    expect(rows).toEqual(['subtotal_incl_tax', 'grand_total_before_discount', 'grand_total'])
    expect(totalSegments(totals({ lines: [card, coat] })).map(({ code }) => code)).toContain('shipping')
  })

  test.each<[string, Terms, boolean]>([
    ['as it is', termsFor, true],
    ['mutant: as the store offers it', (terms) => terms, false],
    [
      'mutant: nothing off wherever a card is bought',
      (terms, lines) => (lines.some((line) => line.isGiftCard) ? { ...terms, discountPercent: 0 } : terms),
      false,
    ],
  ])('what is said to be off is off, %s', (_story, offered, isTrue) => {
    const carts = [[card], [coat], [card, coat]]
    const honest = carts.every((lines) => {
      const payment = offered(transfer, lines)
      const off = totals({ lines, payment: transfer }).paymentDiscountMinor
      return (
        payment.discountPercent > 0 === off > 0 && totals({ lines, payment }).paymentDiscountMinor === off
      )
    })
    expect(honest).toBe(isTrue)
  })
})

describe('cash on delivery', () => {
  test.each([
    ['goods by parcel', { lines: [aLine()], carrierCode: 'parcelshop' }, true],
    ['goods by express', { lines: [aLine()], carrierCode: 'express' }, false],
    ['goods and a gift card', { lines: [aLine(), aLine({ isGiftCard: true })] }, false],
    ['nothing to hand over', { lines: [aLine({ type: 'downloadable' })] }, false],
  ])('%s', (_story, cart, allowed) => {
    expect(canPayBy('cashondelivery', cart)).toBe(allowed)
    expect(canPayBy('invoice', cart)).toBe(true)
  })
})

test.each([
  [12_300, 23, 2300],
  [11_900, 19, 1900],
  [100, 0, 0],
  [10_887.5, 8.875, 887],
])('of %d with tax of %d %% the tax is %d', (gross, rate, tax) => {
  expect(taxInGross(Math.floor(gross), rate)).toBe(tax)
})

test('tax put on top is found again inside', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 400_000 }), (net, rate) => {
      const gross = grossOf(net, rate / 10_000)
      expect(Math.abs(taxInGross(gross, rate / 10_000) - (gross - net))).toBeLessThanOrEqual(1)
    }),
  )
})
