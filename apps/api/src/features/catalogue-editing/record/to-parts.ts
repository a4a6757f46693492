// A record of the catalogue as the staff reads it.
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { LinkRecord, Localized, MoneyByStore, ProductRecord } from '@vitrine/domain/catalog/records'
import { toMajor } from '@vitrine/domain/money/money'
import { LANGUAGES, type StoreCode } from '@vitrine/domain/store/store-view'

export function toParts(record: ProductRecord, links: readonly LinkRecord[]): ProductParts {
  return {
    status: record.status === 1 ? 1 : 2,
    visibility: record.visibility,
    tax_class: record.taxClass ?? '',
    article: record.article ?? '',
    weight_grams: record.weightGrams ?? null,
    texts: textsOf(record),
    prices: pricesOf(record),
    flags: record.flags ?? {},
    attributes: Object.fromEntries(
      Object.entries(record.attributes).map(([code, values]) => [code, [...values]]),
    ),
    categories: [...record.categoryKeys],
    media: record.media.map(({ path, label, colorKey }) => ({
      path,
      label: label ?? '',
      color_key: colorKey ?? null,
    })),
    axes: [...(record.axes ?? [])],
    children: [...(record.childSkus ?? [])],
    links: links.map(({ type, linkedSku, qty }) => ({ type, sku: linkedSku, qty: qty ?? 1 })),
    ...choicesOf(record),
  }
}

/** Of languages: the words of a dialect come by feeds alone, and follow what is written of its language. */
function textsOf({ texts }: ProductRecord): ProductParts['texts'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language]
      if (!text) return []
      const { name, description = '', shortDescription = '', urlKey = '' } = text
      return [[language, { name, description, short_description: shortDescription, url_key: urlKey }]]
    }),
  )
}

function pricesOf({ prices }: ProductRecord): NonNullable<ProductParts['prices']> {
  return Object.fromEntries(
    Object.entries(prices.priceMinor).map(([code, minor]) => {
      const store = code as StoreCode
      const special = prices.specialMinor?.[store]
      const window = prices.windows?.[store] ?? { from: prices.specialFrom, to: prices.specialTo }
      const price = { price: toMajor(minor), special_price: null, special_from: null, special_to: null }
      if (special === undefined) return [store, price]
      const reduced = { special_from: window.from ?? null, special_to: window.to ?? null }
      return [store, { ...price, special_price: toMajor(special), ...reduced }]
    }),
  )
}

function choicesOf({ bundleOptions = [], customOptions = [], downloads = [], ...record }: ProductRecord) {
  return {
    bundle_options: bundleOptions.map(({ selections, titles, type, required }) => ({
      ...{ titles: inLanguages(titles), type, required },
      selections: selections.map(({ sku, qty, isDefault, canChangeQuantity }) => ({
        ...{ sku, qty, is_default: isDefault, can_change_quantity: canChangeQuantity ?? false },
      })),
    })),
    custom_options: customOptions.map((option) => ({
      ...{ titles: inLanguages(option.titles), type: option.type, required: option.required },
      prices: majorOf(option.priceMinor),
      price_type: option.priceType ?? ('fixed' as const),
      max_characters: option.maxCharacters ?? 0,
      values: (option.values ?? []).map(({ titles, priceMinor, priceType }) => ({
        ...{ titles: inLanguages(titles), prices: majorOf(priceMinor), price_type: priceType },
      })),
    })),
    downloads: downloads.map(({ titles, file, priceMinor }) => ({
      ...{ titles: inLanguages(titles), file, prices: majorOf(priceMinor) },
    })),
    downloads_sold_separately: record.downloadsSoldSeparately ?? false,
  }
}

const inLanguages = ({ 'en-US': _, ...titles }: Localized) => titles

const majorOf = (money: MoneyByStore = {}): MoneyByStore =>
  Object.fromEntries(Object.entries(money).map(([store, minor]) => [store, toMajor(minor)]))
