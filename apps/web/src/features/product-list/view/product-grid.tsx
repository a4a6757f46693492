import { type CardProduct, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ComingCards } from './coming-cards.tsx'
import styles from './product-grid.module.css'

/** What a first screen can hold: these pictures are not lazy. */
const FIRST_ROW = 4

type ProductGridProps = { products: CardProduct[]; coming: number }

export function ProductGrid({ products, coming }: ProductGridProps) {
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
        {coming > 0 && <ComingCards count={coming} />}
      </ul>
    </>
  )
}

const loadingAt = (position: number) => (position === 0 ? 'first' : position < FIRST_ROW ? 'eager' : 'lazy')
