import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'

const SEARCHED_VIEWS = STORE_CODES.map((store) => ({ store, language: STORE_IDENTITIES[store].language }))

/**
 * The catalogue in an OpenSearch, for every store. Its client is five hundred files, so only a shop that has one reads them.
 * `urls`: nodes of one cluster, by commas.
 */
export async function openSharedIndex(urls: string): Promise<SharedIndex> {
  const { openOpenSearch } = await import('@vitrine/search/opensearch/open-opensearch')
  return openOpenSearch(urls, SEARCHED_VIEWS)
}
