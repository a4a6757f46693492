import { getCategoryTree } from '@vitrine/contract/catalog'
import { getCmsBlock } from '@vitrine/contract/content'
import type { Category } from '@vitrine/domain/catalog/product'
import { type BodyPart, type LoadedBody, loadBody } from '#web/lib/content/body/load-body.ts'
import { categoryPath } from '#web/lib/links.ts'
import { categoryTag, productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { countFilters } from '../query/change-list.ts'
import { readListState } from '../query/list-address.ts'
import { type ListData, loadList } from './load-list.ts'

export type Place = { id: number; name: string; path: string }
export type CategoryData = {
  category: Place & { description: string; image: string | null }
  /** From the top down, without the category itself. */
  trail: Place[]
  /** Narrower categories, or the neighbours of one that has none. */
  tabs: { all: Place; narrower: Place[] } | null
  /** What an editor tells of the category: instead of a list of nothing, else below it. */
  intro: BodyPart[]
  list: ListData
}

type Ask = { category: Category; query: URLSearchParams }

export async function loadCategory(shop: ShopRequest, { category, query }: Ask): Promise<CategoryData> {
  const state = readListState(query)
  const scope = { categoryIds: subtreeIds(category) }
  const isWhole = countFilters(state) === 0 && state.text === ''
  const [tree, list, intro] = await Promise.all([
    shop.client.call(getCategoryTree, { query: { depth: 5 } }),
    loadList(shop, state, scope),
    isWhole ? loadIntro(shop, category) : NO_INTRO,
  ])
  const trail = trailTo(tree.items, category.id) ?? [category]
  shop.page.keep('category', [
    ...trail.map(({ id }) => categoryTag(id)),
    ...list.products.map(({ id }) => productTag(id)),
    ...intro.tags,
  ])
  return {
    category: { ...toPlace(category), description: category.description, image: category.image },
    trail: trail.slice(0, -1).map(toPlace),
    tabs: tabsOf(trail),
    intro: intro.parts,
    list,
  }
}

const NO_INTRO: LoadedBody = { parts: [], tags: [] }

/** Without it the list still stands. */
async function loadIntro(shop: ShopRequest, { block: identifier }: Category): Promise<LoadedBody> {
  if (!identifier) return NO_INTRO
  try {
    const { content } = await shop.client.call(getCmsBlock, { params: { identifier } })
    const { parts, tags } = await loadBody(shop, content)
    return { parts, tags: [`cms-${identifier}`, ...tags] }
  } catch (error) {
    shop.log(error)
    return NO_INTRO
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
