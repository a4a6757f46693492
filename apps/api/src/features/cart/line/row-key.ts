import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { CartLineRow } from '../cart-queries.ts'

/** As `lineKey` calls the goods of a row. */
export function rowKey({ sku, options }: Pick<CartLineRow, 'sku' | 'options'>): string {
  return lineKey({ sku, product_option: options as ProductOption })
}
