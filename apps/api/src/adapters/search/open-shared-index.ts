import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { SharedIndex } from '@vitrine/search/opensearch/open-opensearch'

const SEARCHED_VIEWS = STORE_VIEWS.map(({ code: store, language }) => ({ store, language }))

/**
 * The catalogue in an OpenSearch, for every store. Its client is five hundred files, so only a shop that has one reads them.
 * `urls`: nodes of one cluster, by commas.
 */
export async function openSharedIndex(urls: string): Promise<SharedIndex> {
  const { openOpenSearch } = await import('@vitrine/search/opensearch/open-opensearch')
  return openOpenSearch(urls, SEARCHED_VIEWS)
}
