import { type CatalogPage, getCatalog } from '@vitrine/contract/catalog'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { inAddress, type ProductScope } from '#web/lib/catalog/product-query.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { type Facet, toFacets } from '../query/facets.ts'
import { listQuery } from '../query/list-query.ts'
import type { ListState } from '../query/list-state.ts'

export type ListData = {
  products: CardProduct[]
  total: number
  facets: Facet[]
  state: ListState
  scope: ProductScope
}

export async function loadList(shop: ShopRequest, state: ListState, scope: ProductScope): Promise<ListData> {
  const answer = await shop.client.call(getCatalog, { query: inAddress(listQuery(state, scope)) })
  return { ...toListData(answer, state, shop.store.locale), scope }
}

export function toListData(answer: CatalogPage, state: ListState, locale: string): Omit<ListData, 'scope'> {
  return {
    products: answer.items.map((card) => toCardProduct(card, { colorIds: state.chosen.color })),
    total: answer.total,
    facets: toFacets(answer, state, locale),
    state,
  }
}
