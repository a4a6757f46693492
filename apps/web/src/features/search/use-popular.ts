import { type CatalogPage, postCatalog } from '@vitrine/contract/catalog'
import { useEffect, useState } from 'react'
import { useListClient } from '#web/engine/partner/use-list-client.ts'
import { productQuery, RECOMMENDED } from '#web/lib/catalog/product-query.ts'

const MAX_POPULAR = 8

/** What the shop has most of, as words to search for; the list lasts as long as the page. */
export function usePopular(): readonly string[] {
  const client = useListClient()
  const [popular, setPopular] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const body = productQuery({ scope: {}, sort: RECOMMENDED, size: 1, counted: ['ptype'] })
    client.call(postCatalog, { body }).then(
      (answer) => isCurrent && setPopular(wordsOf(answer)),
      // Without it the panel is only poorer.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  return popular
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
