import type { Database } from '#api/db/client.ts'
import { invalidInput } from '#api/errors.ts'

export type Goods = ReadonlyMap<string, { productId: number; hasStock: boolean }>

/** All of them, each named once; what is unknown or named twice is refused by its place. */
export async function findGoods(
  db: Database,
  items: readonly { sku: string; store?: string }[],
): Promise<Goods> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('stock_item', 'stock_item.product_id', 'product.product_id')
    .select(['product.product_id', 'sku', 'stock_item.product_id as stock_id'])
    .where('sku', 'in', [...new Set(items.map(({ sku }) => sku))])
    .execute()
  const goods = new Map(
    rows.map(({ sku, product_id, stock_id }) => [
      sku,
      { productId: product_id, hasStock: stock_id !== null },
    ]),
  )
  const seen = new Set<string>()
  for (const [at, { sku, store = '' }] of items.entries()) {
    const path = `items.${at}.sku`
    if (!goods.has(sku)) throw invalidInput([{ path, message: 'names no product' }])
    if (seen.has(`${sku} ${store}`))
      throw invalidInput([{ path, key: 'GIVEN_TWICE', message: 'is named twice' }])
    seen.add(`${sku} ${store}`)
  }
  return goods
}
