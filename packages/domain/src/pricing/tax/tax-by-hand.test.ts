import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'
import { taxedElsewhere, withTaxOnTop } from './tax-on-top.ts'
import { type TaxBuyer, type TaxRate, type TaxRule, taxPercent } from './tax-rule.ts'

// Taxes by the text of the specification (§3.3), written a second time: rules are read from the top, places compared one by
// one, and amounts are fractions of whole numbers that are rounded once.

const rate: fc.Arbitrary<TaxRate> = fc.record({
  id: fc.constant(1),
  country: fc.constantFrom('US', 'DE'),
  region: fc.constantFrom('', 'NY', 'CA'),
  postcode: fc.constantFrom('*', '', '1*', '100*', '10001'),
  rate: fc.integer({ min: 1, max: 30 }),
})
const classes = fc.subarray([1, 2, 3])
const rule: fc.Arbitrary<TaxRule> = fc.record({
  id: fc.constant(1),
  code: fc.constant('VAT'),
  priority: fc.integer({ min: 0, max: 2 }),
  customerTaxClassIds: classes,
  productTaxClassIds: classes,
  rates: fc.array(rate, { maxLength: 4 }),
})
const buyer: fc.Arbitrary<TaxBuyer> = fc.record({
  country: fc.constantFrom('US', 'DE', 'BR'),
  region: fc.constantFrom('', 'NY', 'CA'),
  postcode: fc.constantFrom(undefined, '10001', '10099', '20001'),
  customerClassId: fc.constantFrom(null, 1, 2),
})

function byHand(rules: readonly TaxRule[], product: number | null, buyer: TaxBuyer): number {
  for (const priority of [0, 1, 2])
    for (const one of rules) {
      if (one.priority !== priority || product === null || !one.productTaxClassIds.includes(product)) continue
      const { customerClassId } = buyer
      if (customerClassId !== null && !one.customerTaxClassIds.includes(customerClassId)) continue
      return closest(one.rates, buyer)
    }
  return 0
}

/** The whole postcode, then what it begins with, the longest first; each with the region before without. */
function closest(rates: readonly TaxRate[], { country, region, postcode = '' }: TaxBuyer): number {
  for (const begun of ['10001', '100', '1', ''])
    for (const within of region === '' ? [''] : [region, '']) {
      const found = rates.find(
        (one) =>
          one.country === country &&
          one.region === within &&
          one.postcode.replace('*', '') === begun &&
          postcode.startsWith(begun),
      )
      if (found) return found.rate
    }
  return 0
}

test('a product bears the tax of the first rule for it, at the closest place', () => {
  const shop = fc.array(rule, { maxLength: 4 })
  fc.assert(
    fc.property(shop, fc.constantFrom(null, 1, 2, 3), buyer, (rules, product, buyer) => {
      expect(taxPercent(rules, product, buyer)).toBe(byHand(rules, product, buyer))
    }),
    { numRuns: 5_000 },
  )
})

const amount = fc.integer({ min: 0, max: 100_000_000 })
/** Ten-thousandths of a per cent, as the finest of them (8.8750 %) are written. */
const fine = fc.integer({ min: 0, max: 300_000 })
const halfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))
const onTop = (net: number, rate: number) => net + halfUp(BigInt(net) * BigInt(rate), 1_000_000n)
const inside = (gross: number, rate: number) =>
  halfUp(BigInt(gross) * BigInt(rate), 1_000_000n + BigInt(rate))

test('an amount is split to the cent, whether it holds its tax or not', () => {
  fc.assert(
    fc.property(amount, fine, (minor, rate) => {
      const percent = rate / 10_000
      const gross = onTop(minor, rate)
      expect(splitAmount(minor, { percent, includesTax: false })).toEqual({
        ...{ net: minor, gross, tax: gross - minor },
      })
      const tax = inside(minor, rate)
      expect(splitAmount(minor, { percent, includesTax: true })).toEqual({
        ...{ net: minor - tax, gross: minor, tax },
      })
    }),
    { numRuns: 2_000 },
  )
})

test('a shelf without tax is shown with it, each amount by itself, and sent elsewhere with the tax of there', () => {
  fc.assert(
    fc.property(amount, amount, fine, (price, special, rate) => {
      const percent = rate / 10_000
      const shown = withTaxOnTop({ price, special, lowest: special }, percent)
      expect(shown.price).toBe(onTop(price, rate))
      expect(shown.special).toBe(onTop(special, rate))
      const elsewhere = taxedElsewhere(price, { includedPercent: 19, percent })
      expect(elsewhere).toBe(rate === 190_000 ? price : onTop(price - inside(price, 190_000), rate))
    }),
    { numRuns: 1_000 },
  )
})
