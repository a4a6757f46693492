import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMoney } from '../money/money.ts'
import { canPayBy } from './methods.ts'
import { grossOf, taxInGross } from './tax-in-gross.ts'
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
    const payment = { ...transfer, minimumMinor: 26_001 }
    expect(totals({ payment }).paymentDiscountMinor).toBe(0)
  })

  test('delivery is free from the limit, by coupon, and where nothing is delivered', () => {
    const atLimit = { ...parcel, limitMinor: 26_000 }
    expect(totals({ shipping: atLimit }).shippingMinor).toBe(0)
    expect(totals({ shipping: atLimit, payment: transfer }).shippingMinor).toBe(490)
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

describe('cash on delivery', () => {
  test.each([
    ['goods by parcel', { lines: [aLine()], carrierCode: 'parcelshop' }, true],
    ['goods by express', { lines: [aLine()], carrierCode: 'express' }, false],
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

const money = (max: number) => fc.integer({ min: 0, max })
const anyInput: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      key: fc.string({ minLength: 1, maxLength: 4 }),
      type: fc.constantFrom('simple', 'configurable', 'bundle', 'virtual', 'downloadable'),
      qty: fc.integer({ min: 1, max: 99 }),
      unitMinor: money(1_000_000),
      taxPercent: fc.constantFrom(0, 7, 8.875, 19, 20),
    }),
    { maxLength: 8, selector: (line) => line.key },
  ),
  shipping: fc.option(
    fc.record({
      carrierCode: fc.constant('c'),
      methodCode: fc.constant('m'),
      priceMinor: money(5000),
      limitMinor: money(1_000_000),
    }),
  ),
  payment: fc.option(
    fc.record({
      code: fc.constant('p'),
      discountPercent: fc.constantFrom(0, 0.1, 3, 12.5, 100),
      roundingMinor: fc.constantFrom(0, 1, 50, 100, 1000),
      minimumMinor: money(100_000),
      feeMinor: money(1000),
    }),
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        type: fc.constant('percent' as const),
        value: fc.integer({ min: 0, max: 100 }),
        freeDelivery: fc.boolean(),
      }),
      fc.record({ type: fc.constant('fixed' as const), value: fc.nat(5000), freeDelivery: fc.boolean() }),
    ),
  ),
  bonus: fc.option(
    fc.record({
      accountMinor: money(1_000_000),
      proportion: fc.constantFrom(0, 0.3, 1),
      unlimitedFromMinor: money(1_000_000),
      isVip: fc.boolean(),
    }),
  ),
})

describe('for every cart', () => {
  test('the parts sum to the whole, to the last cent', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const sum = computeTotals(input)
        const discount = sum.couponMinor + sum.paymentDiscountMinor
        expect(addMoney(...sum.lines.map((line) => line.rowMinor))).toBe(sum.subtotalMinor)
        expect(addMoney(...sum.lines.map((line) => line.discountMinor))).toBe(discount)
        expect(sum.beforeDiscountMinor - discount - sum.bonusMinor).toBe(sum.grandTotalMinor)
        const segments = totalSegments(sum)
        const value = (code: string) => segments.find((one) => one.code === code)?.valueMinor ?? 0
        expect(value('grand_total_before_discount') + value('our_discount') + value('user_account')).toBe(
          value('grand_total'),
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('nothing is ever negative, and tax stays inside the total', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines, shippingMinor, ...sums } = computeTotals(input)
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0)
        for (const line of lines) expect(line.taxMinor).toBeGreaterThanOrEqual(0)
        expect(shippingMinor ?? 0).toBeGreaterThanOrEqual(0)
        expect(sums.taxMinor).toBeLessThanOrEqual(sums.grandTotalMinor)
      }),
      { numRuns: 1000 },
    )
  })

  test('the sequence of lines is irrelevant', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = computeTotals({ ...input, lines: input.lines.toReversed() })
        expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(computeTotals(input))
      }),
    )
  })

  test('a payment discount is a multiple of its rounding or all there is', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { paymentDiscountMinor, subtotalMinor, couponMinor } = computeTotals(input)
        const step = Math.max(1, input.payment?.roundingMinor ?? 1)
        const base = subtotalMinor - couponMinor
        expect(paymentDiscountMinor % step === 0 || paymentDiscountMinor === base).toBe(true)
        expect(paymentDiscountMinor).toBeLessThanOrEqual(base)
      }),
    )
  })

  test('more coupon never costs more', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 99 }), (input, value) => {
        const withCoupon = (percent: number) =>
          computeTotals({
            ...input,
            bonus: null,
            shipping: null,
            payment: null,
            coupon: { type: 'percent', value: percent, freeDelivery: false },
          }).grandTotalMinor
        expect(withCoupon(value + 1)).toBeLessThanOrEqual(withCoupon(value))
      }),
    )
  })
})
