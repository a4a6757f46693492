import { type CatalogPage, getCatalog } from '@vitrine/contract/catalog'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { inAddress, type ProductScope } from '#web/lib/catalog/product-query.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { clearFilters, countFilters } from '../query/change-list.ts'
import { type Facet, toFacets } from '../query/facets.ts'
import { knownChoices } from '../query/known-choices.ts'
import { listQuery } from '../query/list-query.ts'
import type { ListState } from '../query/list-state.ts'
import { withKnown } from '../query/with-known.ts'
import { countWithout } from './count-without.ts'

export type ListData = {
  products: CardProduct[]
  total: number
  facets: Facet[]
  state: ListState
  scope: ProductScope
  /** Of an empty list: what there is without each single choice. */
  without: Record<string, number>
  /** The text that was looked for instead of the one typed. */
  corrected: string | null
}

export async function loadList(shop: ShopRequest, asked: ListState, scope: ProductScope): Promise<ListData> {
  const [answer, known] = await Promise.all([
    shop.client.call(getCatalog, { query: inAddress(listQuery(asked, scope)) }),
    knownFacets(shop, asked, scope),
  ])
  const state = knownChoices(asked, answer.attributeMetadata)
  if (countFilters(state) < countFilters(asked)) return loadList(shop, state, scope)
  const list = toListData(answer, state, shop.store.locale)
  const without = answer.total === 0 ? await countWithout(shop, { state, scope }) : {}
  return {
    ...list,
    facets: known.length > 0 ? withKnown(list.facets, known) : list.facets,
    scope,
    without,
    corrected: answer.corrected ?? null,
  }
}

/** Of the list before anything was chosen; nothing chosen, nothing to ask. */
async function knownFacets(shop: ShopRequest, state: ListState, scope: ProductScope): Promise<Facet[]> {
  if (countFilters(state) === 0) return []
  const ask = { ...listQuery(clearFilters(state), scope), size: 1 }
  return toFacets(await shop.client.call(getCatalog, { query: inAddress(ask) }), state, shop.store.locale)
}

type Counted = Pick<ListData, 'products' | 'total' | 'facets' | 'state'>

export function toListData(answer: CatalogPage, state: ListState, locale: string): Counted {
  return {
    products: answer.items.map((card) =>
      toCardProduct(card, { colorIds: state.chosen.color, isSwiped: true }),
    ),
    total: answer.total,
    facets: toFacets(answer, state, locale),
    state,
  }
}
