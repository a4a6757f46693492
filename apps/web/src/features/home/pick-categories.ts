import type { Category } from '@vitrine/domain/catalog/product'

const ROWS = 6

export const isReachable = (category: Category): boolean =>
  category.is_active && category.include_in_menu && category.product_count > 0

/** Six doors into the shop: the fullest of the second level, because the first is in the header already. */
export function pickRows(tree: Category[]): Category[] {
  const top = tree.filter(isReachable)
  const below = top.flatMap((category) => category.children_data).filter(isReachable)
  const named = new Map<string, Category>()
  for (const category of [...below].sort(byCount))
    if (!named.has(category.name)) named.set(category.name, category)
  const rows = named.size >= ROWS ? [...named.values()] : [...top, ...named.values()]
  return rows.slice(0, ROWS)
}

/** The category shown by its products: the fullest that has narrower ones. */
export function pickStrip(tree: Category[]): Category | undefined {
  const candidates = tree.filter(isReachable).flatMap((category) => [category, ...category.children_data])
  const parents = candidates.filter(
    (category) => isReachable(category) && category.children_data.some(isReachable),
  )
  const below = parents.filter((category) => !tree.includes(category))
  return [...(below.length > 0 ? below : parents)].sort(byCount)[0] ?? tree.filter(isReachable)[0]
}

const byCount = (a: Category, b: Category) => b.product_count - a.product_count || a.position - b.position
