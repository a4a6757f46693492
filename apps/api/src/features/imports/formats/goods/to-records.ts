// Drafts as the neutral records every catalogue comes in, in the order the writer wants them.
import type {
  CategoryRecord,
  LinkRecord,
  Localized,
  ProductRecord,
  ShopRecord,
} from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { told } from '#api/refusal/told.ts'
import { AttributeRegistry, type KnownAttributes } from './attribute-registry.ts'
import { CategoryRegistry } from './category-registry.ts'
import type { CustomDraft, Draft } from './draft.ts'
import { type Goods, SOLD_BY_PIECE } from './goods.ts'
import { flatOf, Words } from './kept/flat.ts'
import type { Kept } from './kept/kept.ts'
import { type Edits, editedMedia, editedTexts, editsOf } from './kept/merge-kept.ts'
import { withAround } from './kept/with-around.ts'
import { type Conversions, type Currency, toStores } from './prices.ts'

export type KnownCatalogue = {
  conversions: Conversions
  /** What the shop has already: words are found again, never written over. */
  attributes: KnownAttributes
  categories: readonly CategoryRecord[]
  skus: ReadonlySet<string>
  /** Those whose pieces it counts. */
  counted: ReadonlySet<string>
}
export type Reading = { language: Language; currency: Currency; catalogue: KnownCatalogue }

type Making = Reading & { goods: Goods; attributes: AttributeRegistry; categories: CategoryRegistry }

export function* toRecords(goods: Goods, reading: Reading): Generator<ShopRecord> {
  const known = withAround(reading.catalogue, goods.drafts.values())
  const attributes = new AttributeRegistry(known.attributes, reading.language)
  const categories = new CategoryRegistry(known.categories, reading.language)
  const making = { ...reading, goods, attributes, categories }
  const drafts = [...goods.drafts.values()].map((draft) => whole(draft, making))
  const edits = new Map(
    drafts.flatMap((draft) => (draft.kept ? [[draft.sku, editsIn(draft, draft.kept)]] : [])),
  )
  function editsIn(draft: Draft, kept: Kept): Edits {
    return editsOf(
      draft,
      flatOf(kept.record, new Words(known.attributes, known.categories, kept.language), kept),
    )
  }
  for (const draft of drafts) {
    const { attributes: told, categories: paths = [] } = edits.get(draft.sku) ?? draft
    attributes.learn({ ...draft, attributes: told, ...(draft.kept && { axes: [] }) })
    for (const names of paths) categories.learn(names)
  }
  yield* attributes.records()
  yield* categories.records()
  for (const draft of drafts) {
    const edited = edits.get(draft.sku)
    yield draft.kept && edited
      ? keptOf({ draft, kept: draft.kept, edits: edited }, making)
      : productOf(draft, making)
  }
  for (const draft of drafts) yield* linksOf(draft, making)
}

/** Names others that are there; without anything to choose from nobody can buy it. */
function whole(draft: Draft, { goods }: Making): Draft {
  const childSkus = draft.childSkus?.filter((sku) => goods.drafts.has(sku))
  if (draft.type !== 'configurable' || draft.kept) return draft
  if (childSkus?.length) return { ...draft, childSkus }
  goods.remark(draft.place, told('NO_VARIANT', { sku: draft.sku }))
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
    ...(SOLD_BY_PIECE.has(draft.type) && { stock: stockOf(draft) }),
    attributes: attributes.valuesOf(draft),
    categoryKeys: categories.keysOf(draft.categories),
    media: draft.pictures.map(({ path, label }) => ({ path, kind: 'image', ...(label && { label }) })),
    ...(draft.grams && { weightGrams: draft.grams }),
    ...(draft.createdAt && { createdAt: draft.createdAt }),
    ...partsOf(draft, making),
  }
}

type KeptDraft = { draft: Draft; kept: Kept; edits: Edits }

/** As it was, but for what the row says otherwise. Of its pieces an old number says nothing: some may be sold since. */
function keptOf({ draft, kept: { record, ...spoken }, edits }: KeptDraft, making: Making): ProductRecord {
  const own = { ...making, ...spoken }
  const isCounted = SOLD_BY_PIECE.has(record.type)
  const { stock, ...rest } = record
  return {
    ...rest,
    ...(stock && !making.catalogue.counted.has(draft.sku) && { stock }),
    ...{ place: draft.place, sku: draft.sku, texts: editedTexts(record, edits, spoken.language) },
    ...(edits.isOn !== undefined && { status: edits.isOn ? 1 : 2 }),
    ...(edits.visibility && { visibility: edits.visibility }),
    ...(isCounted &&
      edits.hasPrices && { prices: { ...pricesOf(draft, own), former: record.prices.former } }),
    ...(isCounted &&
      edits.hasStock && { stock: { ...stock, ...stockOf(draft), writtenQty: stock?.qty ?? 0 } }),
    attributes: {
      ...knownValues(record, making),
      ...making.attributes.valuesOf({ ...draft, attributes: edits.attributes }),
    },
    categoryKeys: edits.categories
      ? making.categories.keysOf(edits.categories)
      : record.categoryKeys.filter((key) => making.categories.has(key)),
    ...(edits.pictures && { media: editedMedia(record.media, edits.pictures) }),
    ...(edits.grams && { weightGrams: edits.grams }),
    ...keptParts(draft, record, making),
  }
}

/** Without those that are neither in the table nor in the shop. */
function keptParts(draft: Draft, record: ProductRecord, making: Making): Partial<ProductRecord> {
  const { childSkus, bundleOptions } = record
  const added = (draft.childSkus ?? []).filter((sku) => !childSkus?.includes(sku))
  return {
    ...(childSkus && { childSkus: [...childSkus.filter((sku) => isThere(sku, making)), ...added] }),
    ...(bundleOptions && { bundleOptions: knownSelections(bundleOptions, making) }),
  }
}

const isThere = (sku: string, { goods, catalogue }: Making) =>
  goods.drafts.has(sku) || catalogue.skus.has(sku)

/** A shop that has never heard of a word does not take it. */
function knownValues({ attributes }: ProductRecord, making: Making): ProductRecord['attributes'] {
  const records = new Map(making.attributes.records().map((one) => [one.code, one]))
  return Object.fromEntries(Object.entries(attributes).filter(([code]) => records.has(code)))
}

function partsOf(draft: Draft, making: Making): Partial<ProductRecord> {
  const { axes = [], childSkus = [], bundleOptions, customOptions = [], downloads = [] } = draft
  return {
    ...(childSkus.length > 0 && { axes: making.attributes.codesOf(axes), childSkus }),
    ...(bundleOptions && { bundleOptions: knownSelections(bundleOptions, making) }),
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

const storesOf = (minor: number, { currency, catalogue }: Making) =>
  toStores(minor, currency, catalogue.conversions)

const stockOf = ({ qty }: Draft) =>
  qty === undefined ? { qty: 0, manageStock: false } : { qty: Math.max(0, qty), manageStock: true }

const titlesOf = (title: string, { language }: Making): Localized => ({ en: title, [language]: title })

function knownSelections(options: NonNullable<Draft['bundleOptions']>, making: Making) {
  return options.map((option) => ({
    ...option,
    selections: option.selections.filter(({ sku }) => isThere(sku, making)),
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

function* linksOf({ sku, place, links = [], kept }: Draft, making: Making): Generator<LinkRecord> {
  const { goods } = making
  const before = (kept?.links ?? []).filter(({ linkedSku }) => isThere(linkedSku, making))
  for (const link of before) yield { ...link, place, sku }
  const was = new Set(kept?.links.map(({ type, linkedSku }) => `${type} ${linkedSku}`))
  const positions = new Map(before.map(({ type, position }) => [type as string, position + 1]))
  for (const { type, sku: linkedSku, qty } of links) {
    if (linkedSku === sku || was.has(`${type} ${linkedSku}`)) continue
    if (!goods.drafts.has(linkedSku)) {
      goods.remark(place, told('NAMES_UNKNOWN', { sku, other: linkedSku }))
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
