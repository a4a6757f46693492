// The index of B17: one store's, of so many invented products, under a name of its own.
import type { Client } from '@opensearch-project/opensearch'
import type { OpenSearchOptions } from '@vitrine/search/opensearch/create-opensearch-engine'
import { CHILD_FIELDS } from '@vitrine/search/testing/contract/open-catalogue'

export const STORE = 'us'

export function indexOf(products: number, client: Client): OpenSearchOptions {
  const views = [{ store: STORE, language: 'en' }]
  return { client, prefix: `bench-${products}`, views, childFields: CHILD_FIELDS }
}
