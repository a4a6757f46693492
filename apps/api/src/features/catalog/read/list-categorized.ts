import type { ProductCard } from '@vitrine/domain/catalog/product'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { labelsIn } from '../snapshot/catalog-snapshot.ts'
import { readBodies } from '../snapshot/load/read-bodies.ts'
import { listProducts } from './list-products.ts'
import type { ReadContext } from './read-context.ts'

export type CategorizedCard = ProductCard & { category: string }

/** Tiles by sku, each with the name of the category that says most of it: the deepest. */
export async function listCategorized(ctx: ReadContext, skus: readonly string[]): Promise<CategorizedCard[]> {
  if (skus.length === 0) return []
  const { items } = await listProducts(ctx, skus)
  const ids = items.map(({ id }) => id)
  const bodies = await readBodies(ctx, ids)
  const labels = labelsIn(ctx.snapshot, dialectOf(ctx.store))
  const levelOf = (id: number) => ctx.snapshot.categories.find(id)?.level ?? 0
  return items.map((card) => {
    const [deepest] = (bodies.get(card.id)?.categoryIds ?? []).toSorted((a, b) => levelOf(b) - levelOf(a))
    return { ...card, category: (deepest !== undefined && labels.category(deepest)?.name) || '' }
  })
}
