// Whole products of this moment, many at a time: a page, a search for whole documents, a feed.

import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import type { ProductFacts } from '@vitrine/domain/catalog/product-facts'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { compositionOf } from '#api/features/catalog/document/card.ts'
import { stockIdsOf } from '#api/features/catalog/document/composition.ts'
import { missingPartsOf } from '#api/features/catalog/document/defects.ts'
import { localizeProduct } from '#api/features/catalog/document/localize-product.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { percentIn, percentOnTop } from '#api/features/catalog/document/tax-of-store.ts'
import { labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { approvedReviews } from '#api/features/reviews/index.ts'
import { readBodies, readPrices } from '../snapshot/load/read-bodies.ts'
import { readStock } from '../snapshot/load/read-stock.ts'
import { readVariants } from '../snapshot/load/read-variants.ts'
import { partIdsOf, readCards } from './read-cards.ts'
import type { ReadContext } from './read-context.ts'
import { withFacts } from './whole/full-product.ts'

export type FullProduct = Product & ProductFacts

/** With every field there is. Whether the asker may see them is the caller's question. */
export async function readFullProducts(
  ctx: ReadContext,
  ids: readonly number[],
): Promise<Map<number, FullProduct>> {
  const bodies = await readBodies(ctx, ids)
  const products = await localizeBodies(ctx, [...bodies.values()])
  return new Map(
    [...products].flatMap(([id, product]) => {
      const body = bodies.get(id)
      return body ? [[id, addFacts(ctx, product, body)] as const] : []
    }),
  )
}

export function addFacts({ snapshot, store }: ReadContext, product: Product, body: ProductBody): FullProduct {
  return withFacts(product, body, { attributes: snapshot.attributes, dialect: dialectOf(store) })
}

/** By id; what is not sold in the store is left out. */
export async function localizeBodies(
  ctx: ReadContext,
  bodies: readonly ProductBody[],
): Promise<Map<number, Product>> {
  const { snapshot, store, db } = ctx
  const partIds = bodies.flatMap(partIdsOf)
  const parts = await readPrices(db, partIds, snapshot.generation)
  const cards = partIds.length === 0 ? [] : await readCards(ctx, [...new Set(partIds)])
  const stock = await readStock(
    db,
    bodies.flatMap((body) => stockIdsOf(compositionOf(body))),
  )
  const labels = labelsIn(snapshot, dialectOf(store))
  const input = {
    store,
    labels,
    variants: await readVariants(db, bodies.flatMap(selectedIdsOf), { dialect: dialectOf(store), labels }),
    parts,
    live: { stock, now: ctx.now(), percentOnTop: percentOnTop(snapshot) },
    ratings: await approvedReviews.ratings(
      db,
      bodies.map(({ id }) => id),
    ),
    linked: new Map(cards.filter(isEnabled).map((card) => [card.id, card])),
    percentOf: (taxClassId: number) => percentIn(snapshot, store, taxClassId),
  }
  const found = bodies.flatMap((body) => {
    noteMissing(ctx, body, input.linked)
    const product = localizeProduct(body, input)
    return product ? [[product.id, product] as const] : []
  })
  return new Map(found)
}

const selectedIdsOf = ({ bundleOptions }: ProductBody): number[] =>
  bundleOptions.flatMap(({ selections }) => selections.map(({ productId }) => productId))

/** Whoever keeps the catalogue learns of it here; shoppers see the mark on the product. */
function noteMissing(
  { log, store }: ReadContext,
  body: ProductBody,
  linked: ReadonlyMap<number, ProductCard>,
): void {
  const { sku } = body
  const missing = missingPartsOf(body, linked)
  if (missing.length > 0) log.warn({ sku, store: store.code, missing }, 'Product link not found')
  if (body.type === 'grouped' && partIdsOf(body).length === 0)
    log.error({ sku }, 'A grouped product has no product links')
}
