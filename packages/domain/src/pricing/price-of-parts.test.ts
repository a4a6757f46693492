import { describe, expect, test } from 'vitest'
import { effectivePrice } from './effective-price.ts'
import { bundlePrice, groupedPrice, variantsPrice } from './price-of-parts.ts'

const NOW = '2024-06-15T12:00:00Z'
const cost = (price: number, special?: number) => effectivePrice({ price, special }, NOW)

test('a grouped product costs one of each part, and shows the sum of the old prices', () => {
  expect(groupedPrice([cost(1000), cost(2000, 1500)])).toEqual({
    final: 2500,
    regular: 3000,
    special: 2500,
    old: 3000,
  })
})

test('a bundle takes the default of each option, else the first; an option without selections costs nothing', () => {
  const option = [
    { price: cost(500), qty: 1, isDefault: false },
    { price: cost(700), qty: 2, isDefault: true },
  ]
  const plain = [{ price: cost(300), qty: 1, isDefault: false }]
  expect(bundlePrice([option, plain, []]).final).toBe(1700)
})

describe('a configurable product', () => {
  test('names the cheapest variant that can be bought', () => {
    const variants = [
      { price: cost(900), available: true },
      { price: cost(500), available: false },
      { price: cost(1200, 800), available: true },
    ]
    expect(variantsPrice(variants)).toEqual({ price: cost(1200, 800), max: 900 })
  })

  test('still has a price when nothing is left, and none without variants', () => {
    expect(variantsPrice([{ price: cost(500), available: false }])).toEqual({ price: cost(500), max: null })
    expect(variantsPrice([])).toBeUndefined()
  })
})
