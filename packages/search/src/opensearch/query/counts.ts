// Facets and prices, each counted without its own choice.
import type { FacetCount, SearchRequest, SearchResult } from '../../port.ts'
import type { Query } from './boolean.ts'
import type { Choices } from './choices.ts'

/** More values than any facet of a shop has. */
const MOST_VALUES = 10_000

type Counting = Pick<SearchRequest, 'facets' | 'ranges'>

export function aggregationsOf({ facets, ranges }: Counting, choices: Choices): Record<string, Query> {
  const counted = facets.map(({ field }) => [`facet ${field}`, facetOf(field, choices.without(field))])
  const priced = ranges ? [['prices', pricesOf(ranges, choices.without('final_price'))]] : []
  return Object.fromEntries([...counted, ...priced])
}

function facetOf(field: string, others: Choices): Query {
  const values = others.meetsAtChild(field)
    ? {
        nested: { path: 'children' },
        aggs: { met: { filter: others.childQuery, aggs: { values: termsOf(`children.${field}`, true) } } },
      }
    : termsOf(`t.${field}`, false)
  return { filter: others.query, aggs: { counted: values } }
}

function termsOf(field: string, isOfChildren: boolean): Query {
  const products = isOfChildren ? { aggs: { products: { reverse_nested: {} } } } : {}
  return { terms: { field, size: MOST_VALUES }, ...products }
}

function pricesOf({ buckets }: NonNullable<SearchRequest['ranges']>, others: Choices): Query {
  return {
    filter: others.query,
    aggs: {
      buckets: {
        range: { field: 'price', ranges: buckets.map(({ from, to }, at) => ({ key: String(at), from, to })) },
      },
      least: { min: { field: 'price' } },
      most: { max: { field: 'price' } },
    },
  }
}

type Bucket = { key: string; doc_count: number; products?: { doc_count: number } }
type Values = { buckets: Bucket[] }
type FacetAnswer = { counted: Values & { met?: { values: Values } } }
type PriceAnswer = { buckets: Values; least: { value: number | null }; most: { value: number | null } }
export type Aggregations = Record<string, unknown>

type Counts = Pick<SearchResult, 'facets' | 'ranges' | 'priceRange'>

export function countsIn(answer: Aggregations, { facets, ranges }: Counting): Counts {
  const prices = answer.prices as PriceAnswer | undefined
  const byKey = new Map(prices?.buckets.buckets.map(({ key, doc_count }) => [key, doc_count]))
  const counts = (ranges?.buckets ?? []).map((bucket, at) => ({
    ...bucket,
    count: byKey.get(String(at)) ?? 0,
  }))
  const [min, max] = [prices?.least.value, prices?.most.value]
  const hasPrices = typeof min === 'number' && typeof max === 'number' && Number.isFinite(min)
  return {
    facets: Object.fromEntries(
      facets.map(({ field, size }) => [
        field,
        mostFrequent(answer[`facet ${field}`] as FacetAnswer).slice(0, Math.max(0, Math.floor(size) || 0)),
      ]),
    ),
    ranges: counts,
    ...(hasPrices && { priceRange: { min, max } }),
  }
}

function mostFrequent({ counted }: FacetAnswer): FacetCount[] {
  return (counted.met?.values ?? counted).buckets
    .map(({ key, doc_count, products }) => ({ key, count: products?.doc_count ?? doc_count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}
