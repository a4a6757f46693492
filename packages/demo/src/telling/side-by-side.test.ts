// What stands side by side in a list, read as a shopper reads it: from the records, in the shop's own order.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { CATEGORY_KEYS } from '../categories/category-tree.ts'
import { demoShop } from '../demo-shop.ts'

const products = [...demoShop()].filter((record): record is ProductRecord => record.kind === 'product')
const shelf = products
  .filter(({ visibility, flags }) => visibility > 1 && !flags?.only_promo)
  .toReversed()
  .toSorted((a, b) => (b.promoted ?? 0) - (a.promoted ?? 0))

/** A sentence with its numbers taken out: what is left is its pattern. */
const patternsOf = ({ texts }: ProductRecord, language: Language): string[] =>
  (texts[language]?.description ?? '')
    .split(/(?<=[.。])\s*(?=[^\d\s]|$)/)
    .filter(Boolean)
    .map((sentence) => sentence.replace(/\d[\d.,]*/g, '#'))

const sharedIn = (row: readonly ProductRecord[], language: Language): string[] =>
  row.slice(1).flatMap((product, i) => {
    const before = row[i]
    const known = before ? patternsOf(before, language) : []
    const shared = patternsOf(product, language).filter((pattern) => known.includes(pattern))
    return shared.map((pattern) => `${before?.sku} and ${product.sku}: ${pattern}`)
  })

describe.each(LANGUAGES)('two products side by side in %s', (language) => {
  it('never share the pattern of a sentence, whatever the category', () => {
    const shared = CATEGORY_KEYS.flatMap((key) =>
      sharedIn(
        shelf.filter(({ categoryKeys }) => categoryKeys.includes(key)),
        language,
      ),
    )
    expect(shared).toEqual([])
  })
})
