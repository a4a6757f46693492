import type { Product } from '@vitrine/domain/catalog/product'
import { productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { ProductData } from './product-view.tsx'

type Ask = { product: Product; childSku: string | null }

/** What the product view needs; the dispatcher has found the product already. */
export async function loadProduct(shop: ShopRequest, { product, childSku }: Ask): Promise<ProductData> {
  shop.page.keep('product', [productTag(product.id)])
  return { product, childSku }
}
