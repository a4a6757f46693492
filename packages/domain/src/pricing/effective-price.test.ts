import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectivePrice, withSurcharge } from './effective-price.ts'

const NOW = '2024-06-15T12:00:00.000Z'

describe('a promotion', () => {
  test.each([
    { story: 'open on both sides', listPrice: { price: 7900, special: 6000 }, final: 6000, old: 7900 },
    {
      story: 'inside its window',
      listPrice: { price: 7900, special: 6000, from: '2024-06-01', to: '2024-06-30' },
      final: 6000,
      old: 7900,
    },
    {
      story: 'not begun',
      listPrice: { price: 7900, special: 6000, from: '2024-06-16' },
      final: 7900,
      old: null,
    },
    {
      story: 'over',
      listPrice: { price: 7900, special: 6000, to: '2024-06-14 23:59:59' },
      final: 7900,
      old: null,
    },
    {
      story: 'ending today by date holds all day',
      listPrice: { price: 7900, special: 6000, to: '2024-06-15' },
      final: 6000,
      old: 7900,
    },
    {
      story: 'at its first second',
      listPrice: { price: 7900, special: 6000, from: NOW },
      final: 6000,
      old: 7900,
    },
    {
      story: 'above the shelf price is ignored',
      listPrice: { price: 7900, special: 9000 },
      final: 7900,
      old: null,
    },
    {
      story: 'as high as the shelf price reduces nothing',
      listPrice: { price: 7900, special: 7900 },
      final: 7900,
      old: null,
    },
    { story: 'of nothing means none', listPrice: { price: 7900, special: 0 }, final: 7900, old: null },
  ])('$story', ({ listPrice, final, old }) => {
    expect(effectivePrice(listPrice, NOW)).toMatchObject({ final, old, regular: 7900 })
  })

  test('never raises the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.option(fc.nat(1_000_000)), (price, special) => {
        const paid = effectivePrice({ price, special }, NOW)
        expect(paid.final).toBeLessThanOrEqual(price)
        expect(paid.old === null).toBe(paid.special === 0)
      }),
    )
  })
})

describe('a surcharge', () => {
  test('is on top of every price there is, and makes no promotion', () => {
    const plain = effectivePrice({ price: 7900 }, NOW)
    expect(withSurcharge(plain, 500)).toEqual({ final: 8400, regular: 8400, special: 0, old: null })
    const reduced = effectivePrice({ price: 7900, special: 6000, lowest: 5500 }, NOW)
    expect(withSurcharge(reduced, 500)).toEqual({
      ...{ final: 6500, regular: 8400, special: 6500, old: 8400, lowest: 6000 },
    })
  })
})
