import {
  type Filter,
  NEWEST,
  type ProductScope,
  type ProductSort,
  productQuery,
  RECOMMENDED,
} from '#web/lib/catalog/product-query.ts'
import { type ListState, PAGE_SIZE, type PriceChoice, type Sort } from './list-state.ts'

/** Every attribute the shop filters by, in its order; then what a product is. */
const COUNTED = ['is_filterable', 'set', 'approved', 'price']

/** Of these a shop may have more than an answer brings by itself. */
const WHOLE: readonly string[] = ['is_filterable']

const SORTED: Record<Sort, ProductSort> = {
  recommended: RECOMMENDED,
  newest: NEWEST,
  'price-asc': [{ field: 'final_price', options: 'asc' }],
  'price-desc': [{ field: 'final_price', options: 'desc' }],
  // No sort: an explicit one would override relevance.
  relevance: [],
}

/** Everything up to the last page asked for, so that Back finds the list as long as it was. */
export function listQuery(state: ListState, scope: ProductScope) {
  return productQuery({
    scope,
    sort: SORTED[state.sort],
    size: state.pages * PAGE_SIZE,
    text: state.text,
    filters: chosenBy(state),
    counted: COUNTED,
    whole: WHOLE,
  })
}

/** The field that takes what an address says of an attribute. */
export const keyedField = (attribute: string): string => `${attribute}${KEY}`
export const attributeOf = (field: string): string =>
  field.endsWith(KEY) ? field.slice(0, -KEY.length) : field
const KEY = '_key'

function chosenBy({ chosen, price }: ListState): Filter[] {
  const filters = Object.entries(chosen).map(
    ([attribute, values]): Filter => ({
      attribute: keyedField(attribute),
      value: { in: values },
      scope: 'catalog',
    }),
  )
  return price ? [...filters, { attribute: 'price', value: rangeOf(price), scope: 'catalog' }] : filters
}

function rangeOf({ from, to, isStep }: PriceChoice): Record<string, number> {
  const end = isStep ? 'lt' : 'lte'
  return { ...(from !== undefined && { gte: from }), ...(to !== undefined && { [end]: to }) }
}
