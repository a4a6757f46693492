import type { Product } from '@vitrine/domain/catalog/product'
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { ShopError } from '#api/errors.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { excludesAll, type SourceLists, sourceFilter } from '#api/features/catalog/read/source-filter.ts'
import { readBodies, readIdsBySku } from '../snapshot/load/read-bodies.ts'
import { maySee } from './may-see.ts'
import type { ReadContext } from './read-context.ts'
import { addFacts, localizeBodies } from './read-products.ts'

export type FoundProduct = { product: Product; childSku: string | null }

type GetProductInput = {
  sku: string
  _sourceInclude?: string | undefined
  _sourceExclude?: string | undefined
}

export async function getProduct(ctx: ReadContext, asked: GetProductInput): Promise<FoundProduct> {
  const { sku, _sourceInclude: include, _sourceExclude: exclude } = asked
  const keep = sourceFilter({ include, exclude })
  const id = (await readIdsBySku(ctx.db, [sku])).get(sku)
  const found = id === undefined ? undefined : await findProduct(ctx, id, { include, exclude })
  if (found === undefined) throw new ShopError('PRODUCT_NOT_FOUND')
  return { ...found, product: keep(found.product) }
}

/** A variant answers with its parent, itself named as the choice. */
export async function findProduct(
  ctx: ReadContext,
  id: number,
  fields: SourceLists = {},
): Promise<FoundProduct | undefined> {
  const body = await readBody(ctx, id)
  const shown = body?.parent ? await readBody(ctx, body.parent.id) : body
  if (body === undefined || shown === undefined || !maySee(ctx, shown)) return undefined
  const product = (await localizeBodies(ctx, [shown])).get(shown.id)
  if (product === undefined) return undefined
  const chosen = product.configurable_children.find((child) => child.sku === body.sku)
  const full = excludesAll(fields, FACT_FIELDS) ? product : addFacts(ctx, product, shown)
  return { product: full, childSku: chosen?.sku ?? null }
}

async function readBody(ctx: ReadContext, id: number): Promise<ProductBody | undefined> {
  return (await readBodies(ctx, [id])).get(id)
}
