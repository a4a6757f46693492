import type { LinkType } from '@vitrine/domain/catalog/records'
import type {
  BundleOptionBody,
  ChildBody,
  CustomOptionBody,
  LinkBody,
  MediaBody,
  PricesByStore,
  ProductBody,
  TextByLanguage,
} from '#api/features/catalog/index.ts'

import type { Lookups } from './lookups.ts'

type TextRow = [language: string, name: string, description: string, shortDescription: string, urlKey: string]

type PriceRow = [
  storeId: number,
  price: number,
  special: number | null,
  from: string | null,
  to: string | null,
]
type AttributeRow = [attributeId: number, optionId: number | null, value: string | null]
type MediaRow = Omit<MediaBody, 'colorOptionId'> & { colorKey: string | null }
type ChildRow = Omit<ChildBody, 'options' | 'prices'> & {
  options: [attributeId: number, optionId: number][] | null
  prices: PriceRow[] | null
}

/** A column is null where nothing was found. */
export type BodyRow = {
  id: number
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
  texts: TextRow[] | null
  prices: PriceRow[] | null
  attributes: AttributeRow[] | null
  category_ids: number[] | null
  media: MediaRow[] | null
  paths: TextByLanguage | null
  axes: string[] | null
  children: ChildRow[] | null
  parent: ProductBody['parent']
  links: (LinkBody & { type: LinkType })[] | null
  bundle_options: BundleOptionBody[] | null
  custom_options: CustomOptionBody[] | null
  downloads: { titles: TextByLanguage }[] | null
  rating: ProductBody['rating']
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
    axes: row.axes ?? [],
    children: (row.children ?? []).map((child) => ({
      ...child,
      options: Object.fromEntries((child.options ?? []).map(([id, option]) => [codeOf(id, lookups), option])),
      prices: pricesOf(child.prices, lookups),
    })),
    parent: row.parent,
    links: row.links ?? [],
    bundleOptions: row.bundle_options ?? [],
    customOptions: row.custom_options ?? [],
    downloads: row.downloads ?? [],
    rating: row.rating,
  }
}

function textsOf({ texts, paths }: BodyRow): ProductBody['texts'] {
  return Object.fromEntries(
    (texts ?? []).map(([language, name, description, shortDescription, urlKey]) => [
      language,
      { name, description, shortDescription, urlKey, urlPath: pathIn(paths, language) ?? urlKey },
    ]),
  )
}

function pathIn(paths: TextByLanguage | null, language: string): string | undefined {
  return paths?.[language as keyof TextByLanguage]
}

/** In the order attributes are shown, then their options. */
function attributesOf({ attributes }: BodyRow, lookups: Lookups): ProductBody['attributes'] {
  const rank = ([id, option]: AttributeRow) => [
    lookups.attributes.get(id)?.rank ?? 0,
    option === null ? 0 : (lookups.options.get(option)?.position ?? 0),
  ]
  const ordered = (attributes ?? []).map((row) => ({ row, rank: rank(row) }))
  ordered.sort((a, b) => compare(a.rank, b.rank) || (a.row[1] ?? 0) - (b.row[1] ?? 0))
  const values: Record<string, (number | string)[]> = {}
  for (const { row } of ordered) {
    const [id, option, value] = row
    const code = codeOf(id, lookups)
    values[code] ??= []
    values[code].push(option ?? value ?? '')
  }
  return values
}

function compare([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]): number {
  return a - c || b - d
}

function pricesOf(rows: readonly PriceRow[] | null, { storeCodes }: Lookups): PricesByStore {
  const prices: PricesByStore = {}
  for (const [storeId, price, special, from, to] of rows ?? []) {
    const store = storeCodes.get(storeId)
    if (store === undefined) continue
    prices[store] = { price, ...(special !== null && { special }), ...(from && { from }), ...(to && { to }) }
  }
  return prices
}

function mediaOf({ colorKey, ...media }: MediaRow, { colors }: Lookups): MediaBody {
  return { ...media, colorOptionId: colorKey === null ? null : (colors.get(colorKey) ?? null) }
}

function codeOf(attributeId: number, { attributes }: Lookups): string {
  return attributes.get(attributeId)?.code ?? String(attributeId)
}
