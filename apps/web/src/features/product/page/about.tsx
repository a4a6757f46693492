import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import type { Product } from '@vitrine/domain/catalog/product'
import { Details } from './details.tsx'
import { Facts } from './facts.tsx'

type AboutProps = { product: Product; deliveries: readonly DeliveryPlaces[] }

/** What the page tells of the product beside the choice: delivery, description, care, who made it. */
export function About({ product, deliveries }: AboutProps) {
  return (
    <>
      <Facts product={product} deliveries={deliveries} />
      <Details product={product} />
    </>
  )
}
