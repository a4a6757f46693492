import type { Category } from '@vitrine/domain/catalog/product'
import { categoryPath } from '#web/lib/links.ts'

/** What the menu, the header and the footer show of a category; small, because it is on every page. */
export type MenuCategory = { id: number; name: string; path: string; count: number; children: MenuCategory[] }

export function toMenu(categories: Category[]): MenuCategory[] {
  return categories
    .filter((category) => category.is_active && category.include_in_menu)
    .filter(hasSomething)
    .map((category) => ({
      id: category.id,
      name: category.name,
      path: categoryPath(category),
      count: category.product_count,
      children: toMenu(category.children_data ?? []),
    }))
}

/** Those an editor chose, in their order; what they chose and the shop no longer has is left out. */
export function chosenOf(menu: MenuCategory[], ids: readonly number[]): MenuCategory[] {
  const chosen = ids.flatMap((id) => menu.find((one) => one.id === id) ?? [])
  return chosen.length > 0 ? chosen : menu
}

/** A door into an empty room is none (spec accounts §2). */
const hasSomething = ({ product_count: count, children_data: below = [] }: Category): boolean =>
  count > 0 || below.length > 0
