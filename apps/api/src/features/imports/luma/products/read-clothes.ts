// configurable/products.csv: variants and their configurables, in the columns of the source's own import format.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { numberOf } from '../csv/cell-values.ts'
import { type Row, readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { attributeValues, flagsFrom } from './attribute-values.ts'
import { CLOTHES_COLUMNS } from './clothes-columns.ts'
import { readCommonColumns } from './common-columns.ts'
import { derivedAttributes } from './derived-attributes.ts'
import { galleryOf, imagesOf, type Variant, variationsOf } from './variations.ts'

/** Rows of one sku may come before or after those that name it, so configurables wait for the end of the file. */
export async function* readClothes(feed: LumaFeed): AsyncGenerator<ProductRecord> {
  const variants = new Map<string, Variant>()
  const parents: Row[] = []
  for await (const row of readCsv(feed, CLOTHES_COLUMNS)) {
    const type = row.get('product_type')
    if (type === 'configurable') parents.push(row)
    else if (type === 'simple') yield toVariant(feed, row, variants)
    else feed.problems.add({ place: row.place, message: `the product type "${type}" is not known here` })
  }
  for (const row of parents) yield toConfigurable(feed, row, variants)
}

function toVariant(feed: LumaFeed, row: Row, variants: Map<string, Variant>): ProductRecord {
  const product = toProduct(feed, row)
  variants.set(product.sku, { color: product.attributes.color?.[0], images: imagesOf(row) })
  return {
    ...product,
    type: 'simple',
    // Variants are reached through their configurable, whose categories they repeat.
    categoryKeys: product.visibility === NOT_INDIVIDUALLY ? [] : product.categoryKeys,
    stock: { qty: numberOf(feed, row, { column: 'qty', isWhole: true }) ?? 0 },
    media: galleryOf(feed, row, []),
  }
}

function toConfigurable(feed: LumaFeed, row: Row, variants: ReadonlyMap<string, Variant>): ProductRecord {
  const product = toProduct(feed, row)
  const { axes, skus } = variationsOf(feed, row)
  const children = skus.flatMap((sku) => variants.get(sku) ?? [])
  return {
    ...product,
    type: 'configurable',
    attributes: { ...derivedAttributes(feed, product.categoryKeys), ...product.attributes },
    axes,
    childSkus: skus,
    media: galleryOf(feed, row, children),
  }
}

function toProduct(feed: LumaFeed, row: Row): Omit<ProductRecord, 'type'> {
  const { keys, unknown } = feed.categories.fromPaths(row.get('categories'))
  for (const path of unknown)
    feed.problems.add({ place: row.place, message: `the category "${path}" is not known` })
  const cells = pairsOf(row.get('additional_attributes')).map(
    ([code, value]) => [code, value.split('|')] as const,
  )
  const attributes = attributeValues(feed, { place: row.place, cells })
  const weight = numberOf(feed, row, { column: 'weight', max: 1000 })
  return {
    ...readCommonColumns(feed, row),
    status: row.get('product_online') === '1' ? 1 : 2,
    visibility: visibilityOf(feed, row),
    attributes,
    flags: flagsFrom(attributes),
    categoryKeys: keys,
    media: [],
    ...(weight !== undefined && { weightGrams: Math.round(weight * 453.592) }),
  }
}

const VISIBILITIES: Record<string, 1 | 2 | 3 | 4> = {
  'Not Visible Individually': 1,
  Catalog: 2,
  Search: 3,
  'Catalog, Search': 4,
}

function visibilityOf(feed: LumaFeed, row: Row): 1 | 2 | 3 | 4 {
  const known = VISIBILITIES[row.get('visibility')]
  if (known === undefined)
    feed.problems.add({ place: row.place, message: `the visibility "${row.get('visibility')}" is not known` })
  return known ?? 1
}

/** `a=1,b=2` */
function pairsOf(cell: string): [string, string][] {
  return cell
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value]
    })
}
