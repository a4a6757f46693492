import type { Product } from '@vitrine/domain/catalog/product'
import { Details } from './details.tsx'
import { Facts } from './facts.tsx'

/** What the page tells of the product beside the choice: delivery, description, care, who made it. */
export function About({ product }: { product: Product }) {
  return (
    <>
      <Facts type={product.type_id} />
      <Details product={product} />
    </>
  )
}
