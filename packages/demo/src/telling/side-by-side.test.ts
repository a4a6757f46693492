// What stands side by side in a list, read as a shopper reads it: from the records, in the shop's own order.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { CATEGORY_KEYS } from '../categories/category-tree.ts'
import { demoShop } from '../demo-shop.ts'
import { isSamePattern, openingOf, patternsOf } from './patterns.ts'

const products = [...demoShop()].filter((record): record is ProductRecord => record.kind === 'product')
const shelf = products
  .filter(({ visibility, flags }) => visibility > 1 && !flags?.only_promo)
  .toReversed()
  .toSorted((a, b) => (b.promoted ?? 0) - (a.promoted ?? 0))
const rows = CATEGORY_KEYS.map((key) => shelf.filter(({ categoryKeys }) => categoryKeys.includes(key)))
const pairs = new Set(rows.flatMap((row) => row.slice(1).map((product, i) => [row[i] ?? product, product])))

const toldOf = ({ texts }: ProductRecord, language: Language): string => texts[language]?.description ?? ''

const alike = (language: Language): string[] =>
  [...pairs].flatMap(([before, product]) => {
    if (!before || !product) return []
    const known = patternsOf(toldOf(before, language), language)
    return patternsOf(toldOf(product, language), language)
      .filter((pattern) => known.some((other) => isSamePattern(pattern, other, language)))
      .map((pattern) => `${before.sku} and ${product.sku}: ${pattern.join(' ')}`)
  })

/** A sentence that more products are told in is a formula. */
const MOST_TOLD = 7

describe.each(LANGUAGES)('a sentence in %s', (language) => {
  it('is told of a handful of products at most', () => {
    const told = products.flatMap((product) =>
      patternsOf(toldOf(product, language), language).map((pattern) => pattern.join(' ')),
    )
    const often = [...Map.groupBy(told, (pattern) => pattern)].filter(([, uses]) => uses.length > MOST_TOLD)
    expect(often.map(([pattern]) => pattern)).toEqual([])
  })
})

describe.each(LANGUAGES)('two products side by side in %s', (language) => {
  it('never share the pattern of a sentence, even with other nouns in it', () => {
    expect(alike(language)).toEqual([])
  })

  it('never begin alike', () => {
    const same = [...pairs].flatMap(([before, product]) => {
      const opening = product && openingOf(toldOf(product, language), language)
      return before && product && openingOf(toldOf(before, language), language) === opening
        ? [`${before.sku} and ${product.sku}: ${opening}`]
        : []
    })
    expect(same).toEqual([])
  })
})
