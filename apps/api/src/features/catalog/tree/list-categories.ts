import type { Category } from '@vitrine/domain/catalog/product'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'
import { type CategoryReader, toCategory } from '#api/features/catalog/snapshot/category-tree.ts'
import { countProducts } from './count-products.ts'

export function getCategoryTree(ctx: ReadContext, { depth }: { depth: number }): { items: Category[] } {
  const reader = readerOf(ctx)
  return { items: reader.tree.childrenOf(null).map((root) => toCategory(root, reader, depth - 1)) }
}

export function findCategory(ctx: ReadContext, id: number): Category | undefined {
  const reader = readerOf(ctx)
  const node = reader.tree.find(id)
  return node && toCategory(node, reader, 1)
}

/** All of them, each with its children but not theirs. */
export function listCategories(ctx: ReadContext): (Category & { children_count: number })[] {
  const reader = readerOf(ctx)
  return reader.tree.list.map((node) => ({
    ...toCategory(node, reader, 1),
    children_count: reader.tree.childrenOf(node.id).length,
  }))
}

function readerOf({ snapshot, store }: ReadContext): CategoryReader {
  return { tree: snapshot.categories, language: store.language, counts: countProducts(snapshot, store) }
}
