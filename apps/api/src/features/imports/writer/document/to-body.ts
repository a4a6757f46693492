import type { LinkType } from '@vitrine/domain/catalog/records'
import { type FormerPrice, lowestBefore } from '@vitrine/domain/pricing/lowest-before'
import { type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import type {
  BundleOptionBody,
  ChildBody,
  CustomOptionBody,
  LinkBody,
  MediaBody,
  PricesByStore,
  ProductBody,
  StorePrice,
  TextByLanguage,
} from '#api/features/catalog/index.ts'

import type { Lookups } from './lookups.ts'

/** One list for each column; all are null where there is no row, and some where none has a value. */
type Columns<Row extends readonly unknown[]> = { [Place in keyof Row]: Row[Place][] | null }

type TextColumns = Columns<
  [language: string, name: string, description: string, shortDescription: string, urlKey: string]
>
type PriceColumns = Columns<
  [
    storeId: number,
    price: number,
    special: number | null,
    from: string | null,
    to: string | null,
    former: FormerPrice[] | null,
  ]
>
type AttributeColumns = Columns<[attributeId: number, optionId: number | null, value: string | null]>
type AttributeRow = { code: string; value: number | string; rank: number; position: number }
type MediaRow = Omit<MediaBody, 'colorOptionId'> & { colorKey: string | null }
/** What its parent's document tells of a variant. */
type ChildRow = Pick<BodyRow, 'id' | 'sku' | 'status' | 'texts' | 'attributes' | 'prices' | 'media'>

/** A column is null where nothing was found. */
export type BodyRow = {
  id: number
  /** Fingerprint of the document readers have now. */
  stored: string | null
  sku: string
  type: ProductBody['type']
  status: number
  visibility: number
  tax_class_id: number
  article: string | null
  flags: ProductBody['flags']
  promoted: number
  sold: number
  chosen_at: Date | null
  created_at: Date
  missing_parts: string[]
  texts: TextColumns
  prices: PriceColumns
  attributes: AttributeColumns
  category_ids: number[] | null
  media: MediaRow[] | null
  paths: TextByLanguage | null
  axes: number[] | null
  children: readonly ChildRow[]
  parent: ProductBody['parent']
  links: (LinkBody & { type: LinkType })[] | null
  bundle_options: BundleOptionBody[] | null
  custom_options: CustomOptionBody[] | null
  downloads: { titles: TextByLanguage }[] | null
}

export function toBody(row: BodyRow, lookups: Lookups): ProductBody {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type,
    status: row.status,
    visibility: row.visibility,
    taxClassId: row.tax_class_id,
    article: row.article,
    flags: row.flags,
    promoted: row.promoted,
    sold: row.sold,
    chosenAt: row.chosen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    texts: textsOf(row),
    prices: pricesOf(row.prices, lookups),
    attributes: attributesOf(row, lookups),
    categoryIds: row.category_ids ?? [],
    media: (row.media ?? []).map((one) => mediaOf(one, lookups)),
    axes: (row.axes ?? []).map((id) => codeOf(id, lookups)),
    children: row.children.map((child) => childOf(child, row.axes ?? [], lookups)),
    parent: row.parent,
    links: row.links ?? [],
    bundleOptions: row.bundle_options ?? [],
    customOptions: row.custom_options ?? [],
    downloads: row.downloads ?? [],
    ...(row.missing_parts.length > 0 && { missingParts: row.missing_parts }),
  }
}

function childOf(child: ChildRow, axes: readonly number[], lookups: Lookups): ChildBody {
  const [languages, names] = child.texts
  return {
    id: child.id,
    sku: child.sku,
    status: child.status,
    names: Object.fromEntries((languages ?? []).map((language, at) => [language, names?.[at] ?? ''])),
    options: chosenOf(child, axes, lookups),
    prices: pricesOf(child.prices, lookups),
    image: (child.media ?? []).find(({ kind }) => kind === 'image')?.path ?? null,
  }
}

/** What a variant is along the axes of its parent. */
function chosenOf({ attributes }: ChildRow, axes: readonly number[], lookups: Lookups): ChildBody['options'] {
  const [ids, options] = attributes
  const chosen: ChildBody['options'] = {}
  for (const axis of axes)
    for (const [at, option] of (options ?? []).entries())
      if (ids?.[at] === axis && option !== null) chosen[codeOf(axis, lookups)] = option
  return chosen
}

function textsOf({ texts, paths }: BodyRow): ProductBody['texts'] {
  const [languages, names, descriptions, shortDescriptions, urlKeys] = texts
  return Object.fromEntries(
    (languages ?? []).map((language, at) => {
      const urlKey = urlKeys?.[at] ?? ''
      const text = {
        name: names?.[at] ?? '',
        description: descriptions?.[at] ?? '',
        shortDescription: shortDescriptions?.[at] ?? '',
        urlKey,
        urlPath: pathIn(paths, language) ?? urlKey,
      }
      return [language, text]
    }),
  )
}

function pathIn(paths: TextByLanguage | null, language: string): string | undefined {
  return paths?.[languageOf(language as Dialect)]
}

/** In the order attributes are shown, then their options. */
function attributesOf({ attributes }: BodyRow, lookups: Lookups): ProductBody['attributes'] {
  const [ids, options, texts] = attributes
  const rows = (ids ?? []).map((id, at): AttributeRow => {
    const option = options?.[at] ?? null
    return {
      code: codeOf(id, lookups),
      value: option ?? texts?.[at] ?? '',
      rank: lookups.attributes.get(id)?.rank ?? 0,
      position: option === null ? 0 : (lookups.options.get(option)?.position ?? 0),
    }
  })
  rows.sort((a, b) => a.rank - b.rank || a.position - b.position || optionOf(a) - optionOf(b))
  // A plain object knows words of its own, such as "constructor", which a shop may call an attribute.
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return Object.fromEntries([...byCode].map(([code, own]) => [code, own.map(({ value }) => value)]))
}

function optionOf({ value }: AttributeRow): number {
  return typeof value === 'number' ? value : 0
}

function pricesOf(columns: PriceColumns, { storeCodes }: Lookups): PricesByStore {
  const [storeIds, amounts, specials, froms, tos, formers] = columns
  const prices: PricesByStore = {}
  for (const [at, storeId] of (storeIds ?? []).entries()) {
    const store = storeCodes.get(storeId)
    if (store === undefined) continue
    const price = amounts?.[at] ?? 0
    const from = froms?.[at]
    const to = tos?.[at]
    const window = { ...(from && { from }), ...(to && { to }) }
    const special = specials?.[at]
    prices[store] = { price, ...window, ...reducedTo({ price, special, ...window }, formers?.[at]) }
  }
  return prices
}

function reducedTo(
  listPrice: StorePrice,
  former: readonly FormerPrice[] | null | undefined,
): Partial<StorePrice> {
  const { special } = listPrice
  if (typeof special !== 'number') return {}
  const lowest = lowestBefore(listPrice, former ?? [])
  return { special, ...(lowest && { lowest }) }
}

function mediaOf({ colorKey, ...media }: MediaRow, { colors }: Lookups): MediaBody {
  return { ...media, colorOptionId: colorKey === null ? null : (colors.get(colorKey) ?? null) }
}

function codeOf(attributeId: number, { attributes }: Lookups): string {
  return attributes.get(attributeId)?.code ?? String(attributeId)
}
