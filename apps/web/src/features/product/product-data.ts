import type { CallReply } from '@vitrine/contract/call'
import type { listReviews } from '@vitrine/contract/review'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'

export type Reviews = CallReply<typeof listReviews>

export type ProductData = {
  product: Product
  childSku: string | null
  worn: ProductCard[]
  similar: ProductCard[]
  reviews: Reviews
}
