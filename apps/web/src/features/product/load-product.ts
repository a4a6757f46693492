import { listRelated } from '@vitrine/contract/catalog'
import { listReviews } from '@vitrine/contract/review'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { loadDeliveries } from '#web/lib/delivery/load-deliveries.ts'
import { productTag } from '#web/lib/page-note.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import type { ProductData, Reviews } from './product-data.ts'

type Ask = { product: Product; childSku: string | null }
const NO_REVIEWS: Reviews = {
  items: [],
  total: 0,
  average: 0,
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  fit: null,
  sizes: [],
}
const RELATED = 12
const REVIEWS = 50

/** What the product view needs; the dispatcher has found the product already. Side panels may be missing, the product not. */
export async function loadProduct(shop: ShopRequest, { product, childSku }: Ask): Promise<ProductData> {
  const [worn, similar, reviews, deliveries] = await Promise.all([
    related(shop, product.sku, 'crosssell'),
    related(shop, product.sku, 'similar'),
    readReviews(shop, product.id),
    loadDeliveries(shop, shop.store.defaultCountry),
  ])
  const shown = [product, ...worn, ...similar].map((one) => productTag(one.id))
  shop.page.keep('product', shown)
  return { product, childSku, worn, similar, reviews, deliveries }
}

async function related(
  shop: ShopRequest,
  sku: string,
  type: 'crosssell' | 'similar',
): Promise<ProductCard[]> {
  try {
    return (await shop.client.call(listRelated, { query: { sku, type, limit: RELATED } })).items
  } catch (error) {
    shop.log(error)
    return []
  }
}

async function readReviews(shop: ShopRequest, productId: number): Promise<Reviews> {
  try {
    return await shop.client.call(listReviews, { query: { product_id: productId, size: REVIEWS } })
  } catch (error) {
    shop.log(error)
    return NO_REVIEWS
  }
}
