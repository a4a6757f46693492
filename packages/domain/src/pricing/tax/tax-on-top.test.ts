import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grossOf } from './tax-in-gross.ts'
import { surchargeOnTop, taxedElsewhere, withTaxOnTop } from './tax-on-top.ts'

describe('tax on top of a shelf', () => {
  test.each([
    {
      story: 'of both prices',
      listPrice: { price: 10_000, special: 8000 },
      taxed: { price: 11_900, special: 9520 },
    },
    { story: 'half a cent goes up', listPrice: { price: 50 }, taxed: { price: 60 } },
    {
      story: 'no promotion stays none',
      listPrice: { price: 100, special: null },
      taxed: { price: 119, special: null },
    },
  ])('$story', ({ listPrice, taxed }) => expect(withTaxOnTop(listPrice, 19)).toMatchObject(taxed))

  test('leaves a shelf alone that holds it', () => {
    const listPrice = { price: 10_000, special: 8000 }
    expect(withTaxOnTop(listPrice, 0)).toBe(listPrice)
  })

  test('is put on an amount, not on a share of a price that has it', () => {
    expect(surchargeOnTop({ priceMinor: 500, priceType: 'fixed' }, 19).priceMinor).toBe(595)
    expect(surchargeOnTop({ priceMinor: 1250, priceType: 'percent' }, 19).priceMinor).toBe(1250)
  })
})

const percent = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100)

test('sent elsewhere, an amount bears the tax of that place as if it had been put on the shelf price', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), percent, percent, (net, includedPercent, due) => {
      expect(taxedElsewhere(grossOf(net, includedPercent), { includedPercent, percent: due })).toBe(
        grossOf(net, due),
      )
    }),
  )
})
