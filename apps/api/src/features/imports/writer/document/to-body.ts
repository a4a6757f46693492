import type { LinkType } from '@vitrine/domain/catalog/records'
import type {
  BundleOptionBody,
  ChildBody,
  CustomOptionBody,
  LinkBody,
  MediaBody,
  ProductBody,
  TextByLanguage,
} from '#api/features/catalog/index.ts'

type TextRow = [language: string, name: string, description: string, shortDescription: string, urlKey: string]

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
  prices: ProductBody['prices'] | null
  attributes: [code: string, value: number | string][] | null
  category_ids: number[] | null
  media: MediaBody[] | null
  paths: TextByLanguage | null
  axes: string[] | null
  children: (Omit<ChildBody, 'options' | 'prices'> & Partial<Pick<ChildBody, 'options' | 'prices'>>)[] | null
  parent: ProductBody['parent']
  links: (LinkBody & { type: LinkType })[] | null
  bundle_options: BundleOptionBody[] | null
  custom_options: CustomOptionBody[] | null
  downloads: { titles: TextByLanguage }[] | null
  rating: ProductBody['rating']
}

export function toBody(row: BodyRow): ProductBody {
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
    prices: row.prices ?? {},
    attributes: attributesOf(row),
    categoryIds: row.category_ids ?? [],
    media: row.media ?? [],
    axes: row.axes ?? [],
    children: (row.children ?? []).map((child) => ({
      ...child,
      options: child.options ?? {},
      prices: child.prices ?? {},
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

function attributesOf({ attributes }: BodyRow): ProductBody['attributes'] {
  const values: Record<string, (number | string)[]> = {}
  for (const [code, value] of attributes ?? []) {
    values[code] ??= []
    values[code].push(value)
  }
  return values
}
