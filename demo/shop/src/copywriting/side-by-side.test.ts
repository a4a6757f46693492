// What stands side by side in a list, read as a shopper reads it: from the records, in the shop's own order.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { CATEGORY_KEYS } from '../categories/category-tree.ts'
import { RECORDS } from '../testing/records.ts'
import { isSamePattern, openingOf, patternsOf } from './patterns.ts'

const products = RECORDS.filter((record): record is ProductRecord => record.kind === 'product')
const goods = products
  .filter(({ visibility, flags }) => visibility > 1 && !flags?.only_promo)
  .toReversed()
  .toSorted((a, b) => (b.promoted ?? 0) - (a.promoted ?? 0))
const inCategories = (list: readonly ProductRecord[]) =>
  ['', ...CATEGORY_KEYS].map((key) => list.filter(({ categoryKeys }) => !key || categoryKeys.includes(key)))

type Pair = readonly [before: ProductRecord, product: ProductRecord]
const pairsOf = (list: readonly ProductRecord[]): Pair[] =>
  inCategories(list).flatMap((row) =>
    row.slice(1).flatMap((product, i) => (row[i] ? [[row[i], product] as const] : [])),
  )

const pairs = pairsOf(goods)
const newest = goods.toSorted((a, b) => (b.chosenAt ?? '').localeCompare(a.chosenAt ?? ''))

const toldOf = ({ texts }: ProductRecord, language: Language): string => texts[language]?.description ?? ''

const alike = (language: Language, among: readonly Pair[] = pairs): string[] =>
  among.flatMap(([before, product]) => {
    const known = patternsOf(toldOf(before, language), language)
    return patternsOf(toldOf(product, language), language)
      .filter((pattern) => known.some((other) => isSamePattern(pattern, other, language)))
      .map((pattern) => `${before.sku} and ${product.sku}: ${pattern.join(' ')}`)
  })

/** Sorting lays out more rows than any telling can keep apart. */
const SELDOM = 0.015
/** A sentence that more products are told in is a formula. */
const MAX_REPEATED = 5
/** Of all sentences, those that more than one product is told in. */
const REPEATED = 0.16

describe.each(LANGUAGES)('a sentence in %s', (language) => {
  it('is told of a handful of products at most', () => {
    const told = products.flatMap((product) =>
      patternsOf(toldOf(product, language), language).map((pattern) => pattern.join(' ')),
    )
    const often = [...Map.groupBy(told, (pattern) => pattern)].filter(
      ([, uses]) => uses.length > MAX_REPEATED,
    )
    expect(often.map(([pattern]) => pattern)).toEqual([])
  })

  it('is seldom met again: a fourth of them stood on several pages', () => {
    const sentences = new Map<string, number>()
    for (const product of products.filter(({ visibility }) => visibility > 1)) {
      const own = toldOf(product, language).split(/(?<=[.!?。！？])\s*(?=[^\d\s]|$)/)
      for (const one of new Set(own)) if (one) sentences.set(one, (sentences.get(one) ?? 0) + 1)
    }
    const again = [...sentences.values()].filter((uses) => uses > 1)
    expect(again.length / sentences.size).toBeLessThan(REPEATED)
  })
})

describe.each(LANGUAGES)('two products side by side in %s', (language) => {
  it('never share the pattern of a sentence, even with other nouns in it', () => {
    expect(alike(language)).toEqual([])
  })

  it('never begin alike', () => {
    const begin = (product: ProductRecord) => openingOf(toldOf(product, language), language)
    const same = pairs.filter(([before, product]) => begin(before) === begin(product))
    expect(same.map(([before, product]) => `${before.sku} and ${product.sku}: ${begin(product)}`)).toEqual([])
  })

  it('hardly ever share one in a list that the shopper has sorted', () => {
    const sorted = pairsOf(newest)
    expect(alike(language, sorted).length / sorted.length).toBeLessThan(SELDOM)
  })
})
