import type { Product } from '@vitrine/domain/catalog/product'
import { ShopError } from '#api/errors.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { isPublic } from './is-public.ts'
import { readBodies, readIdsBySku } from './read-bodies.ts'
import type { ReadContext } from './read-context.ts'
import { localizeBodies } from './read-products.ts'

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
  const product = (await localizeBodies(ctx, [shown])).get(shown.id)
  const chosen = product?.configurable_children.find((child) => child.sku === body.sku)
  return product && { product, childSku: chosen?.sku ?? null }
}

async function readBody(ctx: ReadContext, id: number): Promise<ProductBody | undefined> {
  return (await readBodies(ctx.db, [id], ctx.snapshot.generation)).get(id)
}
