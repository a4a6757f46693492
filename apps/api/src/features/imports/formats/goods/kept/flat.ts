// A product of this shop as the cells of any table could say it: one language, one currency, words instead of keys.
import type {
  AttributeRecord,
  CategoryRecord,
  ProductRecord,
  ProductType,
} from '@vitrine/domain/catalog/records'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { type Language, STORE_CODES } from '@vitrine/domain/store/store-view'
import type { Currency } from '../prices.ts'
import { codeOf } from '../words.ts'

export type Flat = {
  sku: string
  type: ProductType
  name: string
  description: string
  shortDescription: string
  urlKey: string
  /** Minor units; undefined where its parts have prices. */
  price: number | undefined
  special: number | undefined
  specialFrom: string | undefined
  specialTo: string | undefined
  /** Undefined where the stock is not counted. */
  qty: number | undefined
  isOn: boolean
  visibility: 1 | 2 | 3 | 4
  categories: string[][]
  attributes: { code: string; name: string; values: string[] }[]
  pictures: { path: string; label: string }[]
  grams: number | undefined
}
export type Spoken = { language: Language; currency: Currency }

/** What keys of the shop are called in one language. */
export class Words {
  readonly #attributes: Map<string, AttributeRecord>
  readonly #categories: Map<string, CategoryRecord>
  readonly #language: Language

  constructor(
    attributes: readonly AttributeRecord[],
    categories: readonly CategoryRecord[],
    language: Language,
  ) {
    this.#attributes = new Map(attributes.map((one) => [one.code, one]))
    this.#categories = new Map(categories.map((one) => [one.key, one]))
    this.#language = language
  }

  /** From the top down. */
  pathOf(key: string): string[] {
    const category = this.#categories.get(key)
    if (category === undefined) return []
    const name = (category.texts[this.#language] ?? category.texts.en)?.name ?? key
    return [...(category.parentKey === null ? [] : this.pathOf(category.parentKey)), name]
  }

  /** A name the attribute is found by again. */
  nameOf(code: string): string {
    const { labels } = this.#attributes.get(code) ?? {}
    const label = labels?.[this.#language] ?? labels?.en ?? code
    return codeOf(label) === code && !/^[\s=+\-@']/.test(label) ? label : code
  }

  valuesOf(code: string, keys: readonly string[]): string[] {
    const { options = [] } = this.#attributes.get(code) ?? {}
    return keys.map((key) => {
      const labels = options.find((one) => one.key === key)?.labels
      return labels?.[this.#language] ?? labels?.en ?? key
    })
  }
}

export function flatOf(record: ProductRecord, words: Words, spoken: Spoken): Flat {
  const { stock } = record
  return {
    ...{ sku: record.sku, type: record.type },
    ...textOf(record, spoken),
    ...moneyOf(record, spoken),
    qty: stock === undefined || stock.manageStock === false ? undefined : stock.qty,
    ...{ isOn: record.status !== 2, visibility: record.visibility },
    categories: record.categoryKeys.map((key) => words.pathOf(key)).filter((path) => path.length > 0),
    attributes: Object.entries(record.attributes).map(([code, keys]) => ({
      ...{ code, name: words.nameOf(code), values: words.valuesOf(code, keys) },
    })),
    pictures: record.media
      .filter(({ kind }) => kind === 'image')
      .map(({ path, label = '' }) => ({ path, label })),
    grams: record.weightGrams || undefined,
  }
}

function textOf({ texts, sku }: ProductRecord, { language }: Spoken) {
  const {
    name = sku,
    description = '',
    shortDescription = '',
    urlKey = '',
  } = texts[language] ?? texts.en ?? {}
  return { name, description, shortDescription, urlKey }
}

/** A reduction to no less reduces nothing. */
function moneyOf({ prices }: ProductRecord, { currency }: Spoken) {
  const store = STORE_CODES.find((code) => STORE_IDENTITIES[code].currencyCode === currency) ?? 'us'
  const price = prices.priceMinor[store]
  const special = prices.specialMinor?.[store]
  if (special === undefined || special >= (price ?? 0))
    return { price, special: undefined, specialFrom: undefined, specialTo: undefined }
  const { from, to } = prices.windows?.[store] ?? { from: prices.specialFrom, to: prices.specialTo }
  return { price, special, specialFrom: from, specialTo: to }
}
