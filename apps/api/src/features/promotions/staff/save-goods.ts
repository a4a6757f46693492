import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { lockGoods, writeGoods } from './goods-queries.ts'

/** Swapped in tests, to prove that it is needed. */
export const goodsGuards = { lockGoods }
export type GoodsGuards = typeof goodsGuards

type Wish = { couponId: number; goods: CouponTermsOfStaff['goods'] }

/** All it is for from now on; what the shop does not have is refused by its field, or a coupon for nothing would be one for all. */
export async function saveGoods(
  { db }: Context,
  { couponId, goods }: Wish,
  guards: GoodsGuards = goodsGuards,
): Promise<void> {
  if (!goods) return
  const known = await guards.lockGoods(db, goods)
  const problems = [
    ...goods.categories.flatMap((id, at) =>
      known.categoryIds.has(id) ? [] : [unknown(`goods.categories.${at}`)],
    ),
    ...goods.skus.flatMap((sku, at) => (known.productIds.has(sku) ? [] : [unknown(`goods.skus.${at}`)])),
  ]
  if (problems.length > 0) throw invalidInput(problems)
  await writeGoods(db, couponId, known)
}

const unknown = (path: string) => ({ path, key: 'REFUSED' as const, message: 'is not in this shop' })
