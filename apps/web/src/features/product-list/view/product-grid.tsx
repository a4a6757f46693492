import { memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { useIsAlive } from '#web/lib/render/use-is-alive.ts'
import { type CardProduct, ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { PAGE_SIZE } from '../query/list-state.ts'
import styles from './product-grid.module.css'
import { useKeptPlace } from './use-kept-place.ts'

/** What a first screen can hold: these pictures are not lazy. */
const FIRST_ROW = 4
/** What a list is shown with, and what it grows by: more than a screen. The rest is drawn behind that. */
const DRAWN_FIRST = 12

/** `children` end the list: the places of cards that are on their way. */
type ProductGridProps = { products: CardProduct[]; children: ReactNode }

export function ProductGrid({ products, children }: ProductGridProps) {
  const t = useT()
  const isAlive = useIsAlive()
  const list = useRef<HTMLUListElement>(null)
  const notePressed = useKeptPlace(list)
  return (
    <>
      <h2 id="products" tabIndex={-1} className="visually-hidden">
        {t('list.products')}
      </h2>
      <ul className={styles.grid} ref={list} onClickCapture={notePressed}>
        {products.map((product, position) => (
          <Place
            key={product.id}
            product={product}
            position={position}
            isLater={isAlive && position % PAGE_SIZE >= DRAWN_FIRST}
          />
        ))}
        {children}
      </ul>
    </>
  )
}

type PlaceProps = { product: CardProduct; position: number; isLater: boolean }

/** Fifty cards at once were most of the wait for a filter's list. A card that is not drawn yet has its place. */
const Place = memo(
  function Place({ product, position, isLater }: PlaceProps) {
    const isDrawn = useDeferredValue(true, !isLater)
    if (!isDrawn) return <li className={styles.later} />
    return (
      <li>
        <ProductCard product={product} loading={loadingAt(position)} />
      </li>
    )
  },
  // Whether it came later is asked once: a page that has come alive is not drawn anew for it.
  (before, now) => before.product === now.product && before.position === now.position,
)

const loadingAt = (position: number) => (position === 0 ? 'first' : position < FIRST_ROW ? 'eager' : 'lazy')
