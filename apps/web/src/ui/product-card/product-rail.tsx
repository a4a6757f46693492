import { Rail } from '../rail.tsx'
import { type CardProduct, ProductCard } from './product-card.tsx'

type ProductRailProps = {
  label: string
  products: readonly CardProduct[]
  /** Each says its place: 1, 2, 3. */
  isRanked?: boolean
}

export function ProductRail({ label, products, isRanked }: ProductRailProps) {
  return (
    <Rail label={label}>
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard product={product} size="rail" rank={isRanked ? position + 1 : undefined} />
        </li>
      ))}
    </Rail>
  )
}
