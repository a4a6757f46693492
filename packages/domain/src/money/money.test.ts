import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { isWholeMinor } from './is-whole-minor.ts'
import { addMoney, multiplyMoney, percentOf, toMajor, toMinor } from './money.ts'
import { shareOf } from './percent.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

describe('major and minor units', () => {
  test.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [-0.005, -1],
    [0, 0],
    [1e-7, 0],
    [1e21, 1e23],
    [Number.NaN, Number.NaN],
  ])('%f in the shop window is %i minor units', (major, minor) => expect(toMinor(major)).toBe(minor))

  test.each([
    [10.12, true],
    [3 * 19.99, true],
    [0.1 + 0.2, true],
    [-8.2, true],
    [999_999_999.99, true],
    [10.123, false],
    [5.005, false],
    [0.001, false],
    [Number.NaN, false],
  ])('%f is a sum of whole minor units: %s', (major, isWhole) => expect(isWholeMinor(major)).toBe(isWhole))

  test('every amount survives the way to the wire and back', () => {
    fc.assert(fc.property(amount, (minor) => toMinor(toMajor(minor)) === minor))
  })
})

describe('percent', () => {
  test.each([
    [999, 10, 100],
    [105, 10, 11],
    [104, 10, 10],
    [-105, 10, -11],
    [10_000, 8.25, 825],
    [100, 0, 0],
  ])('of %i, %f %% is %i: halves go up', (minor, percent, share) =>
    expect(percentOf(minor, percent)).toBe(share),
  )

  test.each([
    [105, 10, 10.5],
    [1000, 0.1, 1],
    [3, 33.3333, 0.999999],
    [-105, 10, -10.5],
  ])('of %i, %f %% is %f before it is rounded', (minor, percent, share) =>
    expect(shareOf(minor, percent)).toBe(share),
  )

  test('a share never exceeds the whole', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (minor, percent) => {
        expect(Math.abs(percentOf(minor, percent))).toBeLessThanOrEqual(Math.abs(minor))
      }),
    )
  })
})

test('multiplying by a quantity equals adding as often', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 50 }), (minor, qty) => {
      expect(multiplyMoney(minor, qty)).toBe(addMoney(...Array.from({ length: qty }, () => minor)))
    }),
  )
})

describe('allocate', () => {
  test('a cent left over goes to the largest remainder', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [0, 0])).toEqual([5, 5])
  })

  test('parts sum to the whole and stay within one unit of their fair share', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = allocate(total, shares)
        const sum = shares.reduce((all, share) => all + share, 0)
        expect(addMoney(...parts)).toBe(total)
        parts.forEach((part, index) => {
          const fair = sum === 0 ? total / shares.length : (total * (shares[index] ?? 0)) / sum
          expect(Math.abs(part - fair)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})
