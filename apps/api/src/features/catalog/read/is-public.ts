import { isOpenable } from '@vitrine/domain/catalog/standing'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'

/** Whether anybody may see the product by itself; a variant is seen through its parent. */
export function isPublic({ status, visibility, flags }: ProductBody): boolean {
  return isOpenable({ status, visibility, onlyPromo: flags.only_promo === true })
}
