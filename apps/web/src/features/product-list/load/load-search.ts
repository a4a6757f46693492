import { productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { readListState } from '../query/list-address.ts'
import { type ListData, loadList } from './load-list.ts'

export type SearchData = { text: string; list: ListData | null }

/** Without a word to look for the page is its field alone. */
export async function loadSearch(shop: ShopRequest, query: URLSearchParams): Promise<SearchData> {
  const state = readListState(query)
  const list = state.text ? await loadList(shop, state, {}) : null
  shop.page.keep(
    'search',
    (list?.products ?? []).map(({ id }) => productTag(id)),
  )
  return { text: state.text, list }
}
