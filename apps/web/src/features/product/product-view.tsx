import type { Product } from '@vitrine/domain/catalog/product'

export type ProductData = { product: Product; childSku: string | null }

export function View({ data }: { data: ProductData }) {
  return (
    <div className="wrap">
      <h1 className="type-title">{data.product.name}</h1>
    </div>
  )
}
