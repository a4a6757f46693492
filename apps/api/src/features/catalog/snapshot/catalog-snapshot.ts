import type { TaxRule } from '@vitrine/domain/pricing/tax/tax-rule'
import { type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { textIn } from '@vitrine/domain/store/text-in'
import type { Lexicon } from '@vitrine/search/lexicon/lexicon'
import type { CatalogueReader } from '@vitrine/search/port'
import type { Labels } from '#api/features/catalog/document/labels.ts'
import { answerName } from '#api/features/catalog/snapshot/flag-words.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { AttributeIndex } from './attribute-index.ts'
import type { CategoryTree, ProductCounts } from './category-tree.ts'

/** Everything a request reads, of one generation. Replaced whole; a request holds one to its end. */
export type CatalogSnapshot = {
  generation: number
  /** The generation since which only single products have changed: what was made of others since then is still true. */
  laidOut: number
  /** Changed by itself when one of the staff moves or renames a category. */
  categories: CategoryTree
  categoriesVersion: number
  /** Changed by itself when one of the staff writes attributes. */
  attributes: AttributeIndex
  attributesVersion: number
  taxRules: readonly TaxRule[]
  /** What prices and counts of all stores are made by; whom a request is for its own context says. */
  stores: readonly StoreView[]
  /** `store.settings` by store code. */
  settings: ReadonlyMap<string, Record<string, unknown>>
  engine: CatalogueReader
  /** What shoppers' words mean; changed by itself when an owner changes them. */
  lexicon: Lexicon
  lexiconVersion: string
  /** Counted on first use and forgotten with every change. */
  counts: Map<string, Promise<ProductCounts>>
  /** Of whichever generation: menus go on with them while the catalogue cannot be asked. */
  lastCounts: Map<string, ProductCounts>
  /** Given to guests lately; forgotten with every change. */
  answers: AnswerCache
  /** The last change of single products that is in, below 0 a generation; what was made of one before it is not used again. */
  editions: Map<number, number>
}

export function labelsIn({ attributes, categories }: CatalogSnapshot, dialect: Dialect): Labels {
  return {
    yes: answerName('1', languageOf(dialect)) ?? '',
    option(id) {
      const found = attributes.option(id)
      const { labels, swatch, place } = found ?? {}
      return (
        labels && { label: textIn(labels, dialect) ?? String(id), swatch: swatch ?? null, place: place ?? 0 }
      )
    },
    attribute(code) {
      const found = attributes.find(code)
      return found && { ...found, label: textIn(found.labels, dialect) ?? code }
    },
    category(id) {
      const text = textIn(categories.find(id)?.texts ?? {}, dialect)
      return text && { name: text.name, urlPath: text.urlPath }
    },
  }
}
