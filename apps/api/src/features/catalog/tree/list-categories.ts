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

/** The same for everybody, and asked for by every page. */
export function getCategoryTree(
  ctx: ReadContext,
  { depth }: { depth: number },
): Promise<{ items: MenuCategory[] }> {
  const key = JSON.stringify(['categories', ctx.store.code, depth])
  return ctx.snapshot.answers.of(key, ctx.now(), async () => {
    const reader = await readerOf(ctx)
    const roots = reader.tree.childrenOf(null)
    return { items: roots.map((root) => withCounters(toCategory(root, reader, depth - 1), reader)) }
  })
}

export async function findCategory(ctx: ReadContext, id: number): Promise<MenuCategory | undefined> {
  const reader = await readerOf(ctx)
  const node = reader.tree.find(id)
  return node && withCounters(toCategory(node, reader, 1), reader)
}

/** All of them, each with its children but not theirs. */
export async function listCategories(ctx: ReadContext): Promise<MenuCategory[]> {
  const reader = await readerOf(ctx)
  return reader.tree.list.map((node) => {
    const category = withCounters(toCategory(node, reader, 1), reader)
    return { ...category, path: [...category.parent_ids, node.id].join('/') }
  })
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

async function readerOf({ snapshot, store }: ReadContext): Promise<MenuReader> {
  return {
    tree: snapshot.categories,
    dialect: dialectOf(store),
    counts: await countProducts(snapshot, store),
    narrowed: await Promise.all(
      COUNTERS.map(async (counter) => [counter, await countProducts(snapshot, store, counter)] as const),
    ),
  }
}
