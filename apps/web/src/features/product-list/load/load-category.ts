import { getCategoryTree } from '@vitrine/contract/catalog'
import type { Category } from '@vitrine/domain/catalog/product'
import { categoryPath } from '#web/lib/links.ts'
import { categoryTag, productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { readListState } from '../query/list-address.ts'
import { type ListData, loadList } from './load-list.ts'

export type Place = { id: number; name: string; path: string }
export type CategoryData = {
  category: Place & { description: string }
  /** From the top down, without the category itself. */
  trail: Place[]
  /** Narrower categories, or the neighbours of one that has none. */
  tabs: { all: Place; narrower: Place[] } | null
  list: ListData
}

type Ask = { category: Category; query: URLSearchParams }

export async function loadCategory(shop: ShopRequest, { category, query }: Ask): Promise<CategoryData> {
  const state = { ...readListState(query), text: '' }
  const scope = { categoryIds: subtreeIds(category) }
  const [tree, list] = await Promise.all([
    shop.client.call(getCategoryTree, { query: { depth: 5 } }),
    loadList(shop, state, scope),
  ])
  const trail = trailTo(tree.items, category.id) ?? [category]
  shop.page.keep('category', [
    ...trail.map(({ id }) => categoryTag(id)),
    ...list.products.map(({ id }) => productTag(id)),
  ])
  return {
    category: { ...toPlace(category), description: category.description },
    trail: trail.slice(0, -1).map(toPlace),
    tabs: tabsOf(trail),
    list,
  }
}

function subtreeIds(category: Category): number[] {
  return [category.id, ...(category.children_data ?? []).flatMap(subtreeIds)]
}

function trailTo(categories: Category[], id: number): Category[] | undefined {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = trailTo(category.children_data ?? [], id)
    if (below) return [category, ...below]
  }
  return undefined
}

function tabsOf(trail: Category[]): CategoryData['tabs'] {
  const current = trail.at(-1)
  const isLeaf = !current?.children_data?.length
  const all = isLeaf ? trail.at(-2) : current
  const narrower = (all?.children_data ?? []).filter((child) => child.is_active && child.product_count > 0)
  return all && narrower.length > 0 ? { all: toPlace(all), narrower: narrower.map(toPlace) } : null
}

const toPlace = (category: Category): Place => ({
  id: category.id,
  name: category.name,
  path: categoryPath(category),
})
