import type { Product } from '@vitrine/domain/catalog/product'
import { ShopError } from '#api/errors.ts'
import { compositionOf } from '#api/features/catalog/document/card.ts'
import { stockIdsOf } from '#api/features/catalog/document/composition.ts'
import { localizeProduct } from '#api/features/catalog/document/localize-product.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { labelsIn } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import { isPublic } from './is-public.ts'
import { readBodies, readIdsBySku, readPrices } from './read-bodies.ts'
import { partIdsOf, readCards } from './read-cards.ts'
import type { ReadContext } from './read-context.ts'
import { readStock } from './read-stock.ts'

export type FoundProduct = { product: Product; childSku: string | null }

export async function getProduct(ctx: ReadContext, { sku }: { sku: string }): Promise<FoundProduct> {
  const id = (await readIdsBySku(ctx.db, [sku])).get(sku)
  const found = id === undefined ? undefined : await findProduct(ctx, id)
  if (found === undefined) throw new ShopError('PRODUCT_NOT_FOUND')
  return found
}

/** A variant answers with its parent, itself named as the choice. */
export async function findProduct(ctx: ReadContext, id: number): Promise<FoundProduct | undefined> {
  const body = await readBody(ctx, id)
  const shown = body?.parent ? await readBody(ctx, body.parent.id) : body
  if (body === undefined || shown === undefined || !isPublic(shown)) return undefined
  const product = await localize(ctx, shown)
  const chosen = product?.configurable_children.find((child) => child.sku === body.sku)
  return product && { product, childSku: chosen?.sku ?? null }
}

async function readBody(ctx: ReadContext, id: number): Promise<ProductBody | undefined> {
  return (await readBodies(ctx.db, [id], ctx.snapshot.generation)).get(id)
}

async function localize(ctx: ReadContext, body: ProductBody): Promise<Product | undefined> {
  const partIds = partIdsOf(body)
  const cards = partIds.length === 0 ? [] : await readCards(ctx, partIds)
  return localizeProduct(body, {
    store: ctx.store,
    labels: labelsIn(ctx.snapshot, ctx.store.language),
    parts: await readPrices(ctx.db, partIds, ctx.snapshot.generation),
    live: { stock: await readStock(ctx.db, stockIdsOf(compositionOf(body))), now: ctx.now() },
    linked: new Map(cards.filter(({ status }) => status < 2).map((card) => [card.id, card])),
  })
}
