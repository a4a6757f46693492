import type { ReactNode } from 'react'
import { type CardProduct, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './product-grid.module.css'

/** What a first screen can hold: these pictures are not lazy. */
const FIRST_ROW = 4

/** `children` end the list: the places of cards that are on their way. */
type ProductGridProps = { products: CardProduct[]; children: ReactNode }

export function ProductGrid({ products, children }: ProductGridProps) {
  const t = useT()
  return (
    <>
      <h2 id="products" tabIndex={-1} className="visually-hidden">
        {t('list.products')}
      </h2>
      <ul className={styles.grid}>
        {products.map((product, position) => (
          <li key={product.id}>
            <ProductCard product={product} loading={loadingAt(position)} />
          </li>
        ))}
        {children}
      </ul>
    </>
  )
}

const loadingAt = (position: number) => (position === 0 ? 'first' : position < FIRST_ROW ? 'eager' : 'lazy')
