// The shelf of what was looked at, on product pages and at home.
import type { ProductCard as CatalogueCard } from '@vitrine/domain/catalog/product'
import { Link } from 'react-router'
import { ProductRail } from '#web/ui/product-card/product-rail.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { MAX_SHOWN } from './recent-list.ts'
import styles from './recent-rail.module.css'
import { useRecentlyViewed } from './use-recently-viewed.ts'

export function RecentRail({ product }: { product: CatalogueCard | undefined }) {
  const t = useT()
  const { list, clear } = useRecentlyViewed(product)
  const shown = list.filter(({ sku }) => sku !== product?.sku).slice(0, MAX_SHOWN)
  if (shown.length === 0) return null
  return (
    <section className="section-block" aria-labelledby="recent">
      <div className={`wrap ${styles.head}`}>
        <h2 className="type-section" id="recent">
          {t('recent.title')}
        </h2>
        <span className={styles.tools}>
          <Link to="/recently-viewed" className={`text-link ${styles.clear}`}>
            {t('recent.all', { count: list.length })}
          </Link>
          <button type="button" className={`text-link ${styles.clear}`} onClick={clear}>
            {t('recent.clear')}
          </button>
        </span>
      </div>
      <ProductRail label={t('recent.title')} products={shown.map(({ card }) => card)} />
    </section>
  )
}
