import type { MenuCategory as Category } from '@vitrine/contract/catalog'
import { categoryPath } from '#web/lib/links.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'

type Counted = (category: Category) => number
const ofAll: Counted = (category) => category.product_count
const ofApproved: Counted = (category) => category.approved_count

/** By what is approved where the shop chooses its goods (spec accounts §2); where none is, nobody has chosen yet. */
export const countedIn = (categories: Category[], isChosen: boolean): Counted =>
  isChosen && categories.some((one) => ofApproved(one) > 0) ? ofApproved : ofAll

export function toMenu(categories: Category[], counted: Counted = ofAll): MenuNode[] {
  return categories
    .filter((category) => category.is_active && category.include_in_menu)
    .filter((category) => hasSomething(category, counted))
    .map((category) => ({
      id: category.id,
      name: category.name,
      path: categoryPath(category),
      count: category.product_count,
      children: toMenu(category.children_data ?? [], counted),
      ...(isReduced(category) && { tone: 'tone-sale' as const }),
    }))
}

/** Those an editor chose, in their order; what they chose and the shop no longer has is left out. */
export function chosenOf(menu: MenuNode[], ids: readonly number[]): MenuNode[] {
  const chosen = ids.flatMap((id) => menu.find((one) => one.id === id) ?? [])
  return chosen.length > 0 ? chosen : menu
}

const isReduced = ({ product_count, sale_count }: Category): boolean =>
  product_count > 0 && sale_count === product_count

/** A door into an empty room is none (spec accounts §2). */
const hasSomething = (category: Category, counted: Counted): boolean =>
  counted(category) > 0 || (category.children_data ?? []).length > 0
