import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOffered, pickVariant, type Variant } from './pick-variant.ts'

const variant = (sku: string, [color, size]: [string, string], extra: Partial<Variant> = {}): Variant => ({
  sku,
  status: 1,
  price_incl_tax: 60,
  stock: { is_in_stock: true },
  attributes: { color, size },
  ...extra,
})
const redM = variant('RED-M', ['red', 'M'])
const redS = variant('RED-S', ['red', 'S'], { price_incl_tax: 50 })
const blueM = variant('BLUE-M', ['blue', 'M'])
const all = [redM, redS, blueM]

describe('the variant shown for a choice', () => {
  test('the exact sku stops the search, whatever the attributes say', () => {
    expect(pickVariant(all, { sku: 'BLUE-M', attributes: { color: 'red', size: 'S' } })).toBe(blueM)
  })

  test('most matching attributes win', () => {
    expect(pickVariant(all, { attributes: { color: 'blue', size: 'M' } })).toBe(blueM)
  })

  test('ties go to the cheaper, and equal prices to the earlier', () => {
    expect(pickVariant(all, { attributes: { color: 'red' } })).toBe(redS)
    expect(pickVariant(all, { attributes: { size: 'M' } })).toBe(redM)
  })

  test('several values of one attribute are alternatives', () => {
    expect(pickVariant(all, { attributes: { color: ['blue', 'green'], size: 'M' } })).toBe(blueM)
  })

  test('ids may be numbers, objects with an id, or lists of either', () => {
    const numbered = { ...blueM, attributes: { color: 58, size: 169 } }
    for (const color of [58, '58', { id: 58 }, [{ id: '58' }, 99]])
      expect(pickVariant([redM, numbered], { attributes: { color, size: null } })).toBe(numbered)
  })

  test('a variant without a price of its own is tied by the regular one, and comes last without any', () => {
    const regular = variant('R', ['red', 'L'], { price_incl_tax: null, original_price_incl_tax: 40 })
    const unpriced = variant('U', ['red', 'L'], { price_incl_tax: undefined })
    expect(pickVariant([unpriced, redM, regular], { attributes: { color: 'red' } })).toBe(regular)
    expect(pickVariant([unpriced, redM], { attributes: { color: 'red' } })).toBe(redM)
  })

  test('falls back to the first available, or to none when asked so', () => {
    expect(pickVariant(all, { attributes: { color: 'green' } })).toBe(redM)
    expect(pickVariant(all, { attributes: { color: 'green' } }, { fallbackToFirst: false })).toBeUndefined()
  })

  test('a price is not a choice of a variant', () => {
    const priced = { ...blueM, attributes: { ...blueM.attributes, price: '5' } }
    expect(pickVariant([redM, priced], { attributes: { price: '5' } })).toBe(redM)
  })

  test('withdrawn variants never, sold-out ones unless they are hidden', () => {
    const soldOut = variant('GREEN-M', ['green', 'M'], { stock: { is_in_stock: false } })
    const withdrawn = variant('PINK-M', ['pink', 'M'], { status: 2 })
    expect(pickVariant([withdrawn, soldOut], { sku: 'PINK-M' })).toBe(soldOut)
    expect(pickVariant([soldOut, redM], { sku: 'GREEN-M' }, { skipOutOfStock: true })).toBe(redM)
  })
})

test('whatever is asked: the exact sku, else most matches, then the lower price, then the earlier, else the first', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const anyVariant = fc.record({
    sku: fc.constantFrom('1', '2', '3', '4'),
    status: fc.integer({ min: 0, max: 4 }),
    price_incl_tax: fc.nat(5),
    stock: fc.record({ is_in_stock: fc.boolean() }),
    attributes: fc.record({ color: value, size: value }),
  })
  const anyChoice = fc.record({
    sku: fc.option(fc.constantFrom('1', '2', '5'), { nil: undefined }),
    attributes: fc.record({ color: value, size: value }, { requiredKeys: [] }),
  })
  fc.assert(
    fc.property(fc.array(anyVariant), anyChoice, fc.boolean(), (variants, choice, skipOutOfStock) => {
      const offered = variants.filter((one) => isOffered(one, skipOutOfStock))
      const score = (one: Variant) =>
        Object.entries(choice.attributes).filter(([code, wanted]) => one.attributes[code] === wanted).length
      const [best] = offered.toSorted(
        (a, b) =>
          score(b) - score(a) ||
          a.price_incl_tax - b.price_incl_tax ||
          offered.indexOf(a) - offered.indexOf(b),
      )
      const exact = offered.find((one) => one.sku === choice.sku)
      const expected = exact ?? (best && score(best) > 0 ? best : offered[0])
      expect(pickVariant(variants, choice, { skipOutOfStock })).toBe(expected)
    }),
  )
})

test('where the variants stand in the list does not matter to what is charged', () => {
  const anyVariant = fc.record({
    sku: fc.uuid(),
    status: fc.constant(1),
    price_incl_tax: fc.nat(5),
    stock: fc.record({ is_in_stock: fc.constant(true) }),
    attributes: fc.record({ color: fc.constantFrom('a', 'b'), size: fc.constantFrom('a', 'b') }),
  })
  const choice = { attributes: { color: 'a', size: 'b' } }
  fc.assert(
    fc.property(fc.array(anyVariant), (variants) => {
      const there = pickVariant(variants, choice, { fallbackToFirst: false })
      const back = pickVariant(variants.toReversed(), choice, { fallbackToFirst: false })
      expect(back?.price_incl_tax).toBe(there?.price_incl_tax)
    }),
  )
})
