import { can } from '@vitrine/domain/access/can'
import { isOpenable } from '@vitrine/domain/catalog/standing'
import type { Context } from '#api/context.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'

/** Whether whoever asks may see the product by itself; a variant is seen through its parent. */
export function maySee(ctx: Context, { status, visibility, flags }: ProductBody): boolean {
  const standing = { status, visibility, onlyPromo: flags.only_promo === true }
  return isOpenable(standing, { promoMode: can(ctx, 'promo:read') })
}
