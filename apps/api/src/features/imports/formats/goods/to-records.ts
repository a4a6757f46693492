// Drafts as the neutral records every catalogue comes in, in the order the writer wants them.
import type {
  CategoryRecord,
  LinkRecord,
  Localized,
  ProductRecord,
  ShopRecord,
} from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { AttributeShelf, type KnownAttributes } from './attribute-shelf.ts'
import { CategoryShelf } from './category-shelf.ts'
import type { CustomDraft, Draft } from './draft.ts'
import type { Goods } from './goods.ts'
import { type Conversions, type Currency, toStores } from './prices.ts'

export type Shelf = {
  conversions: Conversions
  /** What the shop has already: words are found again, never written over. */
  attributes: KnownAttributes
  categories: readonly CategoryRecord[]
}
export type Reading = { language: Language; currency: Currency; shelf: Shelf }

type Making = Reading & { goods: Goods; attributes: AttributeShelf; categories: CategoryShelf }

export function* toRecords(goods: Goods, reading: Reading): Generator<ShopRecord> {
  const attributes = new AttributeShelf(reading.shelf.attributes, reading.language)
  const categories = new CategoryShelf(reading.shelf.categories, reading.language)
  const making = { ...reading, goods, attributes, categories }
  const drafts = [...goods.drafts.values()].map((draft) => whole(draft, making))
  for (const draft of drafts) {
    attributes.learn(draft)
    for (const names of draft.categories) categories.learn(names)
  }
  yield* attributes.records()
  yield* categories.records()
  for (const draft of drafts) yield productOf(draft, making)
  for (const draft of drafts) yield* linksOf(draft, making)
}

/** Names others that are there; without anything to choose from nobody can buy it. */
function whole(draft: Draft, { goods }: Making): Draft {
  const childSkus = draft.childSkus?.filter((sku) => goods.drafts.has(sku))
  if (draft.type !== 'configurable') return draft
  if (childSkus?.length) return { ...draft, childSkus }
  goods.remark(draft.place, `"${draft.sku}" has no variant that could be bought: it is imported as sold out`)
  return { ...draft, type: 'simple', qty: 0, axes: [], childSkus: [], price: draft.price ?? 0 }
}

function productOf(draft: Draft, making: Making): ProductRecord {
  const { attributes, categories } = making
  return {
    kind: 'product',
    place: draft.place,
    sku: draft.sku,
    type: draft.type,
    status: draft.isOn ? 1 : 2,
    visibility: draft.visibility,
    texts: textsOf(draft, making),
    prices: pricesOf(draft, making),
    ...(COUNTED.has(draft.type) && { stock: stockOf(draft) }),
    attributes: attributes.valuesOf(draft),
    categoryKeys: categories.keysOf(draft.categories),
    media: draft.pictures.map(({ path, label }) => ({ path, kind: 'image', ...(label && { label }) })),
    ...(draft.grams && { weightGrams: draft.grams }),
    ...(draft.createdAt && { createdAt: draft.createdAt }),
    ...partsOf(draft, making),
  }
}

/** Sold as what they are; the others by their parts. */
const COUNTED = new Set(['simple', 'virtual', 'downloadable'])

function partsOf(draft: Draft, making: Making): Partial<ProductRecord> {
  const { axes = [], childSkus = [], bundleOptions, customOptions = [], downloads = [] } = draft
  return {
    ...(childSkus.length > 0 && { axes: making.attributes.codesOf(axes), childSkus }),
    ...(bundleOptions && { bundleOptions: knownSelections(bundleOptions, making.goods) }),
    ...(customOptions.length > 0 && { customOptions: customOptions.map((one) => optionOf(one, making)) }),
    ...(downloads.length > 0 && {
      downloads: downloads.map(({ title, file, price }) => ({
        titles: titlesOf(title, making),
        file,
        ...(price && { priceMinor: storesOf(price, making) }),
      })),
    }),
  }
}

function textsOf(draft: Draft, { language }: Making): ProductRecord['texts'] {
  const own = {
    name: draft.name,
    ...(draft.description && { description: draft.description }),
    ...(draft.shortDescription && { shortDescription: draft.shortDescription }),
    ...(draft.urlKey && { urlKey: draft.urlKey }),
  }
  return { en: own, ...(language !== 'en' && { [language]: own }), ...furtherTexts(draft) }
}

function furtherTexts({ texts = {}, name, description, shortDescription }: Draft) {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const merged = { name, description, shortDescription, ...text }
      return [language, Object.fromEntries(Object.entries(merged).filter(([, value]) => value))]
    }),
  )
}

function pricesOf(draft: Draft, making: Making): ProductRecord['prices'] {
  if (draft.price === undefined) return { priceMinor: {} }
  const isLower = draft.special !== undefined && draft.special > 0 && draft.special < draft.price
  return {
    priceMinor: storesOf(draft.price, making),
    ...(isLower && {
      specialMinor: storesOf(draft.special ?? 0, making),
      ...(draft.specialFrom && { specialFrom: draft.specialFrom }),
      ...(draft.specialTo && { specialTo: draft.specialTo }),
    }),
  }
}

const storesOf = (minor: number, { currency, shelf }: Making) => toStores(minor, currency, shelf.conversions)

const stockOf = ({ qty }: Draft) =>
  qty === undefined ? { qty: 0, manageStock: false } : { qty: Math.max(0, qty), manageStock: true }

const titlesOf = (title: string, { language }: Making): Localized => ({ en: title, [language]: title })

function knownSelections(options: NonNullable<Draft['bundleOptions']>, { drafts }: Goods) {
  return options.map((option) => ({
    ...option,
    selections: option.selections.filter(({ sku }) => drafts.has(sku)),
  }))
}

function optionOf(option: CustomDraft, making: Making): NonNullable<ProductRecord['customOptions']>[number] {
  return {
    titles: titlesOf(option.title, making),
    type: option.type,
    required: option.required,
    ...(option.price && { priceMinor: storesOf(option.price, making), priceType: 'fixed' }),
    ...(option.maxCharacters && { maxCharacters: option.maxCharacters }),
    ...(option.values.length > 0 && {
      values: option.values.map(({ title, price }) => ({
        titles: titlesOf(title, making),
        priceMinor: storesOf(price, making),
        priceType: 'fixed',
      })),
    }),
  }
}

function* linksOf({ sku, place, links = [] }: Draft, { goods }: Making): Generator<LinkRecord> {
  const positions = new Map<string, number>()
  for (const { type, sku: linkedSku, qty } of links) {
    if (linkedSku === sku) continue
    if (!goods.drafts.has(linkedSku)) {
      goods.remark(place, `"${sku}" names "${linkedSku}", which is not in the file`)
      continue
    }
    const position = positions.get(type) ?? 0
    positions.set(type, position + 1)
    yield {
      kind: 'link',
      place,
      sku,
      linkedSku,
      type,
      position,
      ...(qty !== undefined && qty !== 1 && { qty }),
    }
  }
}
