import type { Category } from '@vitrine/domain/catalog/product'
import { categoryPath } from '#web/lib/links.ts'
import { isReachable } from './pick-categories.ts'

/** Whose category it is: a heading, and the way to its own. */
export type Way = { name: string; path: string; count: number }

/** One for each heading with a category of this name; the name of one alone, or of a heading, needs no telling apart. */
export function waysTo(tree: readonly Category[], category: Category): Way[] {
  const ways = tree
    .filter(isReachable)
    .flatMap((heading) =>
      heading.children_data
        .filter((child) => child.name === category.name && isReachable(child))
        .map((child) => ({ name: heading.name, path: categoryPath(child), count: child.product_count })),
    )
  const isOneOf = ways.some(({ path }) => path === categoryPath(category))
  return isOneOf && ways.length > 1 ? ways : []
}

/** "Knitwear · Women" where there is knitwear for men, too. */
export function nameApart(tree: readonly Category[], category: Category): string {
  const path = categoryPath(category)
  const own = waysTo(tree, category).find((way) => way.path === path)
  return own ? `${category.name}\u00a0· ${own.name}` : category.name
}
