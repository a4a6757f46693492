import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type KnownGoods = { categoryIds: ReadonlySet<number>; productIds: ReadonlyMap<string, number> }

/** Those of them the shop has; such a category stays until the transaction ends, and products always do. */
export async function lockGoods(
  db: Database,
  { categories, skus }: StaffCoupon['goods'],
): Promise<KnownGoods> {
  const known = await db
    .selectFrom('category')
    .select('category_id')
    .where('category_id', 'in', [...categories, 0])
    .orderBy('category_id')
    .forKeyShare()
    .execute()
  const products = await db
    .selectFrom('product')
    .select(['product_id', 'sku'])
    .where('sku', 'in', [...skus, ''])
    .execute()
  return {
    categoryIds: new Set(known.map(({ category_id }) => category_id)),
    productIds: new Map(products.map(({ sku, product_id }) => [sku, product_id])),
  }
}

/** These and no others. */
export async function writeGoods(
  db: Database,
  couponId: number,
  { categoryIds, productIds }: KnownGoods,
): Promise<void> {
  for (const table of ['coupon_category', 'coupon_product'] as const)
    await db.deleteFrom(table).where('coupon_id', '=', couponId).execute()
  await sql`insert into coupon_category (coupon_id, category_id)
    select ${couponId}::bigint, unnest(${[...categoryIds]}::bigint[])`.execute(db)
  await sql`insert into coupon_product (coupon_id, product_id)
    select ${couponId}::bigint, unnest(${[...productIds.values()]}::bigint[])`.execute(db)
}
