import type { ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { readBodies, readIdsBySku } from '../../snapshot/load/read-bodies.ts'
import { publicIds } from '../list-products.ts'
import { readCards } from '../read-cards.ts'
import type { ReadContext } from '../read-context.ts'
import { findSimilar } from './find-similar.ts'

export type RelatedInput = {
  sku: string
  type: 'related' | 'upsell' | 'crosssell' | 'similar'
  limit: number
}

/** Nothing for a sku nobody knows: a shelf of suggestions is no reason to fail a page. */
export async function listRelated(
  ctx: ReadContext,
  { sku, type, limit }: RelatedInput,
): Promise<{ items: ProductCard[]; total: number }> {
  const body = await findShown(ctx, sku)
  if (body === undefined) return { items: [], total: 0 }
  const ids =
    type === 'similar' ? await findSimilar(ctx, body, limit) : await publicIds(ctx, linkedIds(body, type))
  const items = await readCards(ctx, ids.slice(0, limit))
  return { items, total: Math.max(items.length, type === 'similar' ? 0 : ids.length) }
}

async function findShown(ctx: ReadContext, sku: string): Promise<ProductBody | undefined> {
  const id = (await readIdsBySku(ctx.db, [sku])).get(sku)
  if (id === undefined) return undefined
  const { generation } = ctx.snapshot
  const body = (await readBodies(ctx.db, [id], generation)).get(id)
  if (!body?.parent) return body
  return (await readBodies(ctx.db, [body.parent.id], generation)).get(body.parent.id)
}

function linkedIds({ links }: ProductBody, type: RelatedInput['type']): number[] {
  return links
    .filter((link) => link.type === type)
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId }) => productId)
}
