// Prices of this moment for products a browser already holds.
import type { RenderedItem } from '@vitrine/contract/catalog/prices'
import type { Product } from '@vitrine/domain/catalog/product'
import { toPriceInfo } from '@vitrine/domain/pricing/document/price-info'
import { findStore } from '@vitrine/domain/store/find-store'
import { openStoresOf } from '#api/commerce/commerce.ts'
import { readBodies, readIdsBySku } from '../snapshot/load/read-bodies.ts'
import { maySee } from './may-see.ts'
import type { ReadContext } from './read-context.ts'
import { localizeBodies } from './read-products.ts'

type RenderListInput = { skus: readonly string[]; storeId?: number | undefined }
type Priced = Pick<Product, 'id' | 'sku' | 'name'> & Parameters<typeof toPriceInfo>[0]

/** Each sku once, in order; a variant by itself. What is unknown, hidden or not sold here is left out. */
export async function renderList(
  ctx: ReadContext,
  asked: RenderListInput,
): Promise<{ items: RenderedItem[] }> {
  const own = await inStore(ctx, asked.storeId)
  const products = await readShown(own, asked.skus)
  const items = new Map(products.flatMap((product) => itemsOf(own, product)))
  return { items: [...new Set(asked.skus)].flatMap((sku) => items.get(sku) ?? []) }
}

/** Old clients name the store view by its number alone. */
async function inStore(ctx: ReadContext, storeId: number | undefined): Promise<ReadContext> {
  const named = findStore(await openStoresOf(ctx), storeId)
  return named ? { ...ctx, store: named } : ctx
}

async function readShown(ctx: ReadContext, skus: readonly string[]): Promise<Product[]> {
  const ids = [...(await readIdsBySku(ctx.db, skus)).values()]
  const bodies = [...(await readBodies(ctx, ids)).values()]
  const parentIds = bodies.flatMap(({ parent }) => parent?.id ?? [])
  const parents = await readBodies(ctx, parentIds)
  const shown = new Map([...bodies, ...parents.values()].map((body) => [body.id, body]))
  const seen = [...shown.values()].filter((body) => maySee(ctx, body))
  return [...(await localizeBodies(ctx, seen)).values()]
}

function itemsOf({ store }: ReadContext, product: Product): [string, RenderedItem][] {
  const toItem = (one: Priced, type: RenderedItem['type'], maxPrice: number | null) => {
    const { id, sku, name } = one
    const shared = { type, store_id: store.storeId, currency_code: store.currencyCode }
    return [sku, { id, sku, name, ...shared, price_info: toPriceInfo(one, { maxPrice }) }] as const
  }
  return [
    toItem(product, product.type_id, product.max_price),
    ...product.configurable_children.map((child) => toItem(child, 'simple', null)),
  ].map(([sku, item]) => [sku, item])
}
