import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import { productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { countFilters } from '../query/change-list.ts'
import { readListState } from '../query/list-address.ts'
import { type ListData, loadList } from './load-list.ts'

export type SearchData = {
  text: string
  list: ListData | null
  /** Texts near to one that finds nothing. */
  near: string[]
}

const MAX_NEAR = 4

/** Without a word to look for the page is its field alone. */
export async function loadSearch(shop: ShopRequest, query: URLSearchParams): Promise<SearchData> {
  const state = readListState(query)
  const list = state.text ? await loadList(shop, state, {}) : null
  const isLost = list?.total === 0 && countFilters(state) === 0
  const near = isLost ? await findNear(shop, state.text) : []
  shop.page.keep(
    'search',
    (list?.products ?? []).map(({ id }) => productTag(id)),
  )
  return { text: state.text, list, near }
}

/** The page has its say without them. */
async function findNear(shop: ShopRequest, text: string): Promise<string[]> {
  const query = { text, size: MAX_NEAR, products: 0 }
  const found = await shop.client.call(suggestCatalog, { query }).catch(() => ({ texts: [] }))
  // What was typed is no other word.
  const typed = text.toLowerCase()
  return found.texts.map((one) => one.text).filter((near) => near.toLowerCase() !== typed)
}
