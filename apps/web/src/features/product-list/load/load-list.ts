import { type CatalogPage, getCatalog, type PageMatch, type WordFilter } from '@vitrine/contract/catalog'
import { CallError } from '@vitrine/contract/reply'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { inAddress, type ProductScope } from '#web/lib/catalog/product-query.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { clearFilters, countFilters } from '../query/change-list.ts'
import { type Facet, toFacets } from '../query/facets.ts'
import { knownChoices, optionIds } from '../query/known-choices.ts'
import { attributeOf, listQuery } from '../query/list-query.ts'
import type { ListState } from '../query/list-state.ts'
import { withKnown } from '../query/with-known.ts'
import { countWithout, missedOn } from './count-without.ts'

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
  /** Words of the text that were taken as choices. */
  wordFilters: readonly WordFilter[]
  /** Nothing has all of the words. */
  isPartial: boolean
  /** Pages of help the text asks for. */
  pages: readonly PageMatch[]
}

export async function loadList(shop: ShopRequest, asked: ListState, scope: ProductScope): Promise<ListData> {
  const [answer, known] = await Promise.all([
    shop.client.call(getCatalog, { query: inAddress(listQuery(asked, scope)) }).catch(unknownFilter),
    knownFacets(shop, asked, scope),
  ])
  if (typeof answer === 'string') return loadList(shop, withoutFilter(asked, answer), scope)
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
    wordFilters: answer.wordFilters ?? [],
    isPartial: answer.isPartial ?? false,
    pages: answer.pages ?? [],
  }
}

/** The filter of an old or foreign address that this catalogue does not have. */
function unknownFilter(error: unknown): string {
  const details = error instanceof CallError && error.code === 400 ? error.meta.details : undefined
  const path = Array.isArray(details) ? String(details[0]?.path) : ''
  if (!path.startsWith('searchQuery.')) throw error
  return attributeOf(path.slice('searchQuery.'.length))
}

function withoutFilter(state: ListState, field: string): ListState {
  const { [field]: _, ...chosen } = state.chosen
  if (Object.keys(chosen).length === Object.keys(state.chosen).length)
    throw new Error(`No filter ${field} was chosen.`)
  return { ...state, chosen }
}

/** Of the list before anything was chosen; nothing chosen, nothing to ask. Without it the narrowed list has its own. */
async function knownFacets(shop: ShopRequest, state: ListState, scope: ProductScope): Promise<Facet[]> {
  if (countFilters(state) === 0) return []
  const ask = { ...listQuery(clearFilters(state), scope), size: 1 }
  try {
    const answer = await shop.client.call(getCatalog, { query: inAddress(ask) })
    return toFacets(answer, state, { locale: shop.store.locale })
  } catch (error) {
    missedOn(shop, error)
    return []
  }
}

type Counted = Pick<ListData, 'products' | 'total' | 'facets' | 'state'>

export function toListData(answer: CatalogPage, state: ListState, locale: string): Counted {
  const named = (answer.wordFilters ?? [])
    .filter(({ field }) => field === 'color')
    .flatMap(({ values }) => values)
  const colorIds = [...optionIds(answer.attributeMetadata, 'color', state.chosen.color ?? []), ...named]
  const facets = toFacets(answer, state, { locale, keepsLone: countFilters(state) > 0 })
  const size = onlySizeIn(facets)
  return {
    products: answer.items.map((card) => toCardProduct(card, { colorIds, size, isSwiped: true })),
    total: answer.total,
    facets,
    state,
  }
}

/** Of several sizes nobody knows which is the shopper's. */
function onlySizeIn(facets: readonly Facet[]): string | undefined {
  const sizes = facets.find(({ code }) => code === 'size')
  const chosen = sizes && sizes.look !== 'price' ? sizes.values.filter(({ isChosen }) => isChosen) : []
  return chosen.length === 1 ? chosen[0]?.label : undefined
}
