import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'

type Goods = CouponTermsOfStaff['goods']

/** All it is for from now on; what the shop does not have is refused by its field, or a coupon for nothing would be one for all. */
export async function saveGoods({ db }: Context, couponId: number, goods: Goods): Promise<void> {
  if (!goods) return
  const { categories, skus } = goods
  const known = await db
    .selectFrom('category')
    .select('category_id')
    .where('category_id', 'in', [...categories, 0])
    .execute()
  const products = await db
    .selectFrom('product')
    .select(['product_id', 'sku'])
    .where('sku', 'in', [...skus, ''])
    .execute()
  const ids = new Set(known.map(({ category_id }) => category_id))
  const numbers = new Set(products.map(({ sku }) => sku))
  const problems = [
    ...categories.flatMap((id, at) => (ids.has(id) ? [] : [unknown(`goods.categories.${at}`)])),
    ...skus.flatMap((sku, at) => (numbers.has(sku) ? [] : [unknown(`goods.skus.${at}`)])),
  ]
  if (problems.length > 0) throw invalidInput(problems)
  for (const table of ['coupon_category', 'coupon_product'] as const)
    await db.deleteFrom(table).where('coupon_id', '=', couponId).execute()
  await sql`insert into coupon_category (coupon_id, category_id)
    select ${couponId}::bigint, unnest(${[...ids]}::bigint[])`.execute(db)
  await sql`insert into coupon_product (coupon_id, product_id)
    select ${couponId}::bigint, unnest(${products.map(({ product_id }) => product_id)}::bigint[])`.execute(db)
}

const unknown = (path: string) => ({ path, key: 'REFUSED' as const, message: 'is not in this shop' })
