// Which names a query may use. A misspelt one is told instead of silently finding nothing.

import type { SearchQuery } from '@vitrine/contract/catalog'
import { PRODUCT_FLAGS } from '@vitrine/domain/catalog/records'
import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { aliasOf, engineField, isSecret, isSkuField } from './fields.ts'
import { refuse } from './parse-value.ts'

/** Stands for every attribute shoppers filter by. */
export const FILTERABLE = 'is_filterable'

/** What the engine knows of every product. */
const PRODUCT_FIELDS = [
  ...['id', 'type_id', 'status', 'visibility', 'tax_class_id', 'category_ids', 'final_price', 'in_stock'],
  ...['promoted', 'sold', 'chosen_at', 'created_at'],
  ...PRODUCT_FLAGS,
]
/** Filters of the specification (§9): asked of every catalogue, whether it describes them or not. */
const USUAL_ATTRIBUTES = ['gender', 'ptype', 'color', 'size', 'brand', 'collection']
/** Resolved to ids before the engine is asked, see resolve-filters.ts. */
export const RESOLVED_FIELDS = [
  'name',
  'article',
  'slug',
  'url_key',
  'url_path',
  'brand_name',
  'collection_name',
  'category.name',
]

const KEY = '_key'

/** `color_key` takes what an option is called in every language, as in `navy`, or its id. Answers the attribute's code. */
export function keyedAttribute(name: string, { attributes }: Attributes): string | undefined {
  const code = name.endsWith(KEY) ? name.slice(0, -KEY.length) : ''
  return attributes.find(name) === undefined && isFilterable(code, attributes) ? code : undefined
}

/** What an attribute may not be called: the shop itself has something of this name. */
export const isOwnField = (code: string): boolean =>
  [...PRODUCT_FIELDS, ...RESOLVED_FIELDS, ...OTHER_NAMES, FILTERABLE].includes(code) ||
  aliasOf(code) !== code ||
  isSecret(code) ||
  isSkuField(code) ||
  code.endsWith(KEY)
/** Of addresses of lists, and what every object has. */
const OTHER_NAMES = ['q', 'sort', 'page', 'category', 'stock', 'constructor']

type Attributes = Pick<CatalogSnapshot, 'attributes'>
const isFilterable = (code: string, attributes: Attributes['attributes']): boolean =>
  KNOWN.has(code) || attributes.find(code) !== undefined
const KNOWN = new Set([...PRODUCT_FIELDS, ...USUAL_ATTRIBUTES, ...RESOLVED_FIELDS])

/** A facet nobody has counts nothing, so that one front end may ask the same ones of every catalogue. */
export function assertKnownFields({ _appliedFilters }: SearchQuery, { attributes }: Attributes): void {
  for (const { attribute } of _appliedFilters) {
    const field = engineField(keyedAttribute(attribute, { attributes }) ?? attribute)
    if (isSkuField(attribute) || isSecret(field) || isFilterable(field, attributes)) continue
    throw refuse(attribute, 'is not a field products can be filtered by', 'UNKNOWN_FIELD')
  }
}
