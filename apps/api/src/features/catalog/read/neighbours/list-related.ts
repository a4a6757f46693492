import type { ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { readBodies, readIdsBySku } from '../../snapshot/load/read-bodies.ts'
import { publicIds } from '../list-products.ts'
import { maySee } from '../may-see.ts'
import { listOrPromoRules } from '../public-rules.ts'
import { readCards } from '../read-cards.ts'
import type { ReadContext } from '../read-context.ts'
import { findSimilar } from './find-similar.ts'

export type RelatedInput = {
  sku: string
  type: 'related' | 'upsell' | 'crosssell' | 'similar'
  limit: number
  promo?: 'true' | undefined
}

/** Nothing for a sku nobody knows, or whoever asks may not see: a shelf of suggestions is no reason to fail a page. */
export async function listRelated(
  ctx: ReadContext,
  { sku, type, limit, promo }: RelatedInput,
): Promise<{ items: ProductCard[]; total: number }> {
  const body = await findShown(ctx, sku)
  if (body === undefined) return { items: [], total: 0 }
  const isPromo = promo === 'true'
  const rules = listOrPromoRules(ctx, isPromo)
  const ids =
    type === 'similar'
      ? await findSimilar(ctx, body, { limit, rules })
      : await publicIds(
          ctx,
          linkedIds(body, type),
          ({ flags }) => (isPromo ? flags.is_promo : !flags.only_promo) === true,
        )
  const items = await readCards(ctx, ids.slice(0, limit))
  return { items, total: Math.max(items.length, type === 'similar' ? 0 : ids.length) }
}

async function findShown(ctx: ReadContext, sku: string): Promise<ProductBody | undefined> {
  const id = (await readIdsBySku(ctx.db, [sku])).get(sku)
  if (id === undefined) return undefined
  const body = (await readBodies(ctx, [id])).get(id)
  const shown = body?.parent ? (await readBodies(ctx, [body.parent.id])).get(body.parent.id) : body
  return shown && maySee(ctx, shown) ? shown : undefined
}

function linkedIds({ links }: ProductBody, type: RelatedInput['type']): number[] {
  return links
    .filter((link) => link.type === type)
    .toSorted((a, b) => a.position - b.position)
    .map(({ productId }) => productId)
}
