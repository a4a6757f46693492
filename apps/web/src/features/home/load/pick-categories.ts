import type { Category } from '@vitrine/domain/catalog/product'
import { categoryPath } from '#web/lib/links.ts'

const ROWS = 6

export const isReachable = (category: Category): boolean =>
  category.is_active && category.include_in_menu && category.product_count > 0

/** Six doors into the shop: the fullest of the second level, because the first is in the header already. */
export function pickRows(tree: Category[], wanted: readonly string[]): Category[] {
  const chosen = onceByName(wanted.flatMap((path) => findAtPath(tree, path) ?? []).filter(isReachable))
  if (chosen.length > 0) return chosen.slice(0, ROWS)
  const top = tree.filter(isReachable)
  const below = top.flatMap((category) => category.children_data).filter(isReachable)
  const named = onceByName([...below].sort(byCount))
  const rows = named.length >= ROWS ? named : onceByName([...top, ...named])
  return rows.slice(0, ROWS)
}

/** The category with everything below it. */
export const subtreeIds = (category: Category): number[] => [
  category.id,
  ...category.children_data.flatMap(subtreeIds),
]

/** The category shown by its products: the fullest that has narrower ones. */
export function pickStrip(tree: Category[], wanted: string | null): Category | undefined {
  const chosen = wanted ? findAtPath(tree, wanted) : undefined
  if (chosen) return chosen
  const candidates = tree.filter(isReachable).flatMap((category) => [category, ...category.children_data])
  const parents = candidates.filter(
    (category) => isReachable(category) && category.children_data.some(isReachable),
  )
  const below = parents.filter((category) => !tree.includes(category))
  return [...(below.length > 0 ? below : parents)].sort(byCount)[0] ?? tree.filter(isReachable)[0]
}

/** "Knitwear" for women and for men would read as one door twice. */
function onceByName(categories: Category[]): Category[] {
  return categories.filter((one, at) => categories.findIndex(({ name }) => name === one.name) === at)
}

function findAtPath(tree: Category[], path: string): Category | undefined {
  for (const category of tree) {
    const found = categoryPath(category) === path ? category : findAtPath(category.children_data, path)
    if (found) return found
  }
  return undefined
}

const byCount = (a: Category, b: Category) => b.product_count - a.product_count || a.position - b.position
