import type { MenuCategory } from '@vitrine/contract/catalog'
import type { Category } from '@vitrine/domain/catalog/product'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import {
  type CategoryReader,
  type ProductCounts,
  toCategory,
} from '#api/features/catalog/snapshot/category-tree.ts'
import { COUNTERS, type Counter, countProducts } from './count-products.ts'

type MenuReader = CategoryReader & { narrowed: readonly (readonly [Counter, ProductCounts])[] }

export function getCategoryTree(ctx: ReadContext, { depth }: { depth: number }): { items: MenuCategory[] } {
  const reader = readerOf(ctx)
  return {
    items: reader.tree
      .childrenOf(null)
      .map((root) => withCounters(toCategory(root, reader, depth - 1), reader)),
  }
}

export function findCategory(ctx: ReadContext, id: number): MenuCategory | undefined {
  const reader = readerOf(ctx)
  const node = reader.tree.find(id)
  return node && withCounters(toCategory(node, reader, 1), reader)
}

/** All of them, each with its children but not theirs. */
export function listCategories(ctx: ReadContext): MenuCategory[] {
  const reader = readerOf(ctx)
  return reader.tree.list.map((node) => withCounters(toCategory(node, reader, 1), reader))
}

function withCounters(category: Category, reader: MenuReader): MenuCategory {
  const { id, children_data } = category
  const counters = reader.narrowed.map(([name, counts]) => [name, counts.get(id) ?? 0])
  return {
    ...category,
    children_count: reader.tree.childrenOf(id).length,
    ...(Object.fromEntries(counters) as Record<Counter, number>),
    children_data: children_data.map((child) => withCounters(child, reader)),
  }
}

function readerOf({ snapshot, store }: ReadContext): MenuReader {
  return {
    tree: snapshot.categories,
    dialect: dialectOf(store),
    counts: countProducts(snapshot, store),
    narrowed: COUNTERS.map((counter) => [counter, countProducts(snapshot, store, counter)] as const),
  }
}
