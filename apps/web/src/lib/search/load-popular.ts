import { type CatalogPage, postCatalog } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import { productQuery, RECOMMENDED } from '../catalog/product-query.ts'

const MAX_POPULAR = 8

/** What the shop has most of, as words to search for. */
export async function loadPopular(client: ShopClient): Promise<string[]> {
  const body = productQuery({ scope: {}, sort: RECOMMENDED, size: 1, counted: ['ptype'] })
  return wordsOf(await client.call(postCatalog, { body }))
}

type Answer = Pick<CatalogPage, 'aggregations' | 'attributeMetadata'>

function wordsOf({ aggregations, attributeMetadata }: Answer): string[] {
  const options = attributeMetadata.find((one) => one.attribute_code === 'ptype')?.options ?? []
  const labels = new Map(options.map(({ value, label }) => [String(value), label]))
  const buckets = aggregations.agg_terms_ptype?.buckets ?? []
  const words = buckets
    .toSorted((a, b) => b.doc_count - a.doc_count)
    .map(({ key, label }) => label ?? labels.get(String(key)) ?? '')
  return [...new Set(words.filter(Boolean))].slice(0, MAX_POPULAR)
}
