import type { ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { readBodies, readIdsBySku } from '../snapshot/load/read-bodies.ts'
import { maySee } from './may-see.ts'
import { readCards } from './read-cards.ts'
import type { ReadContext } from './read-context.ts'

export type CardList = { items: ProductCard[]; total_count: number }

/** Tiles in the order asked, each once; a variant's sku brings its parent's tile. */
export async function listProducts(ctx: ReadContext, skus: readonly string[]): Promise<CardList> {
  const idBySku = await readIdsBySku(ctx.db, skus)
  const ids = skus.flatMap((sku) => idBySku.get(sku) ?? [])
  const items = await readCards(ctx, await publicIds(ctx, ids))
  return { items, total_count: items.length }
}

/** The same ids without what the public may not see, variants replaced by their parents. */
export async function publicIds(
  ctx: ReadContext,
  ids: readonly number[],
  isWanted: (body: ProductBody) => boolean = () => true,
): Promise<number[]> {
  const bodies = await readBodies(ctx, ids)
  const parentIds = [...bodies.values()].flatMap(({ parent }) => parent?.id ?? [])
  const parents = await readBodies(ctx, parentIds)
  const shown = ids.flatMap((id) => {
    const body = bodies.get(id)
    const own = body?.parent ? parents.get(body.parent.id) : body
    return own && maySee(ctx, own) && isWanted(own) ? [own.id] : []
  })
  return [...new Set(shown)]
}
