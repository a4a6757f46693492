import type { CatalogSuggestions } from '@vitrine/contract/catalog/suggest'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { contentPath, searchPath } from '#web/lib/links.ts'
import { CorrectedLine } from '#web/lib/search/corrected-line.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import styles from './search-panel.module.css'

type FoundProductsProps = { found: CatalogSuggestions; typed: string; onChoose: () => void }

export function FoundProducts({ found, typed, onChoose }: FoundProductsProps) {
  const t = useT()
  const { products, total, corrected, pages = [] } = found
  const latest = useRef(onChoose)
  useLayoutEffect(() => {
    latest.current = onChoose
  })
  const choose = useCallback(() => latest.current(), [])
  return (
    <>
      {corrected && (
        <p className={styles.hint}>
          <CorrectedLine corrected={corrected} typed={typed} to={searchPath(corrected)} />
        </p>
      )}
      {pages.length > 0 && (
        <p className={styles.hint}>
          {t('search.help')}
          <Gap />
          {pages.map(({ identifier, title }, position) => (
            <span key={identifier}>
              {position > 0 && t('shell.comma')}
              <Link className="text-link" to={contentPath(identifier)} onClick={onChoose}>
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {products.length > 0 && (
        <section aria-labelledby="search-products">
          <h3 id="search-products" className={styles.title}>
            {t('search.products')}
          </h3>
          <Cards products={products} onChoose={choose} />
        </section>
      )}
      {total > 0 && (
        <ButtonLink look="line" isMain to={searchPath(corrected ?? typed)} onClick={onChoose}>
          {t('search.all', { count: total })}
        </ButtonLink>
      )}
    </>
  )
}

type CardsProps = Pick<CatalogSuggestions, 'products'> & { onChoose: () => void }

/** They stay as they are while somebody types on; drawn with each key they were most of what a key takes. */
const Cards = memo(function Cards({ products, onChoose }: CardsProps) {
  return (
    <ul className={styles.products}>
      {products.slice(0, 4).map((card) => (
        <li key={card.id}>
          <ProductCard product={toCardProduct(card)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
})
