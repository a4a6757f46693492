import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availableQuantity } from './available-quantity.ts'
import { isVirtualCart } from './is-virtual-cart.ts'
import { bundleUnitPrice, surchargeOf } from './line/option-price.ts'
import { sumNeeds } from './stock-need.ts'
import { toQuantity } from './to-quantity.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  [0, 0],
  [10_000, 10_000],
  [10_001, null],
  [1.5, null],
  ['1e3', null],
  ['1,0', null],
  ['٣', null],
  [-1, null],
  ['', null],
  [Number.NaN, null],
  [[2], null],
])('quantity %j is %j', (value, qty) => expect(toQuantity(value)).toBe(qty))

describe('a cart is virtual', () => {
  test('only if every line is', () => {
    expect(isVirtualCart([{ type: 'virtual' }, { type: 'downloadable' }])).toBe(true)
    expect(isVirtualCart([{ type: 'virtual' }, { type: 'simple' }])).toBe(false)
    expect(isVirtualCart([])).toBe(false)
  })
})

describe('surcharges', () => {
  test('a fixed one adds its amount, a percent its share of the base, and they never build on each other', () => {
    const twice = [
      { priceMinor: 1000, priceType: 'percent' },
      { priceMinor: 1000, priceType: 'percent' },
      { priceMinor: 250, priceType: 'fixed' },
    ] as const
    expect(surchargeOf(10_000, twice)).toBe(2250)
  })

  test('a set costs its chosen parts', () => {
    expect(
      bundleUnitPrice([
        { unitMinor: 1900, qty: 2 },
        { unitMinor: 500, qty: 0 },
        { unitMinor: 500, qty: -1 },
      ]),
    ).toBe(3800)
  })
})

describe('stock needs', () => {
  const need = fc.record({ productId: fc.integer({ min: 1, max: 6 }), qty: fc.integer({ min: 1, max: 9 }) })

  test('are one per item, sorted, and lose no piece', () => {
    fc.assert(
      fc.property(fc.array(need), (list) => {
        const needs = list.map((one) => ({ ...one, sku: `S${one.productId}` }))
        const sums = sumNeeds(needs)
        const total = (all: typeof sums) => all.reduce((sum, one) => sum + one.qty, 0)
        expect(total(sums)).toBe(total(needs))
        const skus = sums.map((one) => one.sku)
        expect(skus).toEqual([...new Set(skus)].sort())
        expect(sumNeeds(needs.toReversed())).toEqual(sums)
      }),
    )
  })

  test('a line may have what the other lines leave, divided by what one piece takes', () => {
    const stockOf = () => ({ qty: 10, manageStock: true, maxSaleQty: 100 })
    const others = [{ productId: 1, sku: 'A', qty: 3 }]
    expect(availableQuantity({ needs: [{ productId: 1, sku: 'A', qty: 2 }], others, stockOf })).toBe(3)
    expect(availableQuantity({ needs: [{ productId: 2, sku: 'B', qty: 1 }], others, stockOf })).toBe(10)
    const free = () => ({ qty: 0, manageStock: false, maxSaleQty: 50 })
    expect(availableQuantity({ needs: [{ productId: 1, sku: 'A', qty: 1 }], others, stockOf: free })).toBe(50)
    const none = { needs: [{ productId: 1, sku: 'A', qty: 1 }], others: [], stockOf: () => undefined }
    expect(availableQuantity(none)).toBe(0)
  })
})
