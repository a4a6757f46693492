import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectivePrice } from './effective-price.ts'

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
