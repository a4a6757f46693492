import type { CallReply } from '@vitrine/contract/call'
import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import type { listReviews } from '@vitrine/contract/review'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'

export type Reviews = CallReply<typeof listReviews>

export type ProductData = {
  product: Product
  childSku: string | null
  worn: ProductCard[]
  similar: ProductCard[]
  reviews: Reviews
  /** To the store's own country. */
  deliveries: DeliveryPlaces[]
}
