// From the stored search document to what the engine indexes: categories with all above them, what each store charges
// at this moment, and which variants can be bought.
import { PRODUCT_FLAGS, type ProductFlag } from '@vitrine/domain/catalog/records'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { isInStock } from '@vitrine/domain/catalog/stock-status'
import { isWindowOpen } from '@vitrine/domain/pricing/window'
import { DIALECTS, languageOf } from '@vitrine/domain/store/dialect'
import { LANGUAGES, type Language, type StoreCode } from '@vitrine/domain/store/store-view'
import { textIn } from '@vitrine/domain/store/text-in'
import type { DocumentInput, VariantInput } from '@vitrine/search/port'
import {
  type Composition,
  type Moment,
  priceIn,
  stockOf,
} from '#api/features/catalog/document/composition.ts'
import type { PricesByStore } from '#api/features/catalog/document/product-body.ts'
import type { SearchBody, SearchVariant } from '#api/features/catalog/document/search-body.ts'
import type { AttributeIndex } from '../attribute-index.ts'
import type { CategoryNode, CategoryTree } from '../category-tree.ts'

export type IndexInput = {
  stores: readonly StoreCode[]
  categories: CategoryTree
  attributes: AttributeIndex
  moment: Moment
}

export function toDocumentInput(body: SearchBody, input: IndexInput): DocumentInput {
  return {
    id: body.id,
    terms: termsOf(body, input),
    numbers: {
      status: body.status,
      visibility: body.visibility,
      tax_class_id: body.taxClassId,
      promoted: body.promoted,
      curated: isInStockNow(body, input) ? body.promoted : body.promoted - BEHIND_ALL,
      sold: body.sold,
      chosen_at: body.chosenAt,
      created_at: body.createdAt,
    },
    prices: pricesOf(body, input),
    variants: body.variants.map((variant) => variantOf(variant, body.taxClassId, input)),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(body, language, input)])),
  }
}

function termsOf(body: SearchBody, { categories, moment }: IndexInput): DocumentInput['terms'] {
  const flags = PRODUCT_FLAGS.map((flag) => [flag, [isFlagged(body, flag, moment.now) ? 1 : 0]])
  return {
    ...body.attributes,
    ...Object.fromEntries(flags),
    type_id: [body.type],
    category_ids: categories.withAncestors(body.categoryIds),
    in_stock: [isInStockNow(body, { moment }) ? 1 : 0],
  }
}

/** A shop's figure for `promoted` is a whole number of the database. */
const BEHIND_ALL = 2 ** 32

const isInStockNow = (body: SearchBody, { moment }: Pick<IndexInput, 'moment'>): boolean =>
  stockOf(body, moment.stock).is_in_stock

/** A product whose price is lowered just now is on sale, whatever its flag says. */
function isFlagged({ flags, prices, variants }: SearchBody, flag: ProductFlag, now: string): boolean {
  if (flag !== 'sale' || flags.sale) return flags[flag] === true
  return [prices, ...variants.map((one) => one.prices)].some((one) => isLowered(one, now))
}

function isLowered(prices: PricesByStore, now: string): boolean {
  return Object.values(prices).some(
    (listPrice) => !!listPrice.special && listPrice.special < listPrice.price && isWindowOpen(listPrice, now),
  )
}

function pricesOf(product: Composition, { stores, moment }: IndexInput): Record<string, number> {
  const entries = stores.flatMap((store) => {
    const found = priceIn(product, store, moment)
    return found ? [[store, found.price.final] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A variant is taxed like its parent. */
function variantOf(variant: SearchVariant, taxClassId: number, input: IndexInput): VariantInput {
  const { id, status, options, prices } = variant
  const count = input.moment.stock.get(id)
  return {
    terms: options,
    available: isEnabled({ status }) && count !== undefined && isInStock(count),
    prices: pricesOf({ id, type: 'simple', prices, variants: [], options: [], taxClassId }, input),
  }
}

/** Attributes whose labels are fields of their own; all others' labels are found by text too: "striped", "winter". */
const NAMED = ['brand', 'collection', 'color', 'material', 'gender'] as const

function textsOf(body: SearchBody, language: Language, { attributes, categories }: IndexInput) {
  const labelsOf = (codes: readonly string[]) =>
    codes
      .flatMap((code) => body.attributes[code] ?? [])
      .map((id) => attributes.option(id)?.labels[language] ?? attributes.option(id)?.labels.en ?? '')
      .join(' ')
  const rest = Object.keys(body.attributes).filter((code) => code !== 'ptype' && !isNamed(code))
  const places = categories.withAncestors(body.categoryIds).map((id) => categories.find(id)?.texts ?? {})
  return {
    name: body.names[language] ?? body.names.en ?? '',
    description: body.descriptions[language] ?? body.descriptions.en ?? '',
    // Variants' skus are looked up whole, see search-products.ts; a dozen each would double the index.
    sku: body.sku,
    article: body.article ?? '',
    type: labelsOf(['ptype']),
    category: [...new Set(places.flatMap((texts) => namesOfPlace(texts, language)))].join(' '),
    ...Object.fromEntries(NAMED.map((code) => [code, labelsOf([code])])),
    questions: body.questions?.[language] ?? '',
    other: labelsOf(rest),
  }
}

/** An American types "swea"; what the dialects of a language call a place are words of it, too. */
const namesOfPlace = (texts: CategoryNode['texts'], language: Language) =>
  DIALECTS.filter((dialect) => languageOf(dialect) === language).map(
    (dialect) => textIn(texts, dialect)?.name ?? '',
  )

const isNamed = (code: string) => NAMED.some((name) => name === code)
