// All of what was looked at, newest first; from this device, so it stands without a line, too.
import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useRecentlyViewed } from '../rail/use-recently-viewed.ts'
import styles from './recent-view.module.css'

export function RecentView() {
  const t = useT()
  const { list, clear } = useRecentlyViewed(undefined)
  // Nobody's list is in the server's page: whether it is empty the device knows.
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])
  return (
    <div className={`wrap ${styles.page}`} aria-busy={!isRead || undefined}>
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {t('recent.title')}
        </h1>
        {list.length > 0 && (
          <p className={styles.tools}>
            <span className="tone-second">{t('recent.count', { count: list.length })}</span>
            <button type="button" className="text-link" onClick={clear}>
              {t('recent.clear')}
            </button>
          </p>
        )}
      </header>
      {isRead && list.length === 0 && (
        <div className={styles.empty}>
          <p className="type-section">{t('recent.empty')}</p>
          <p className="tone-second">{t('recent.emptyHint')}</p>
          <ButtonLink to="/">{t('recent.emptyAction')}</ButtonLink>
        </div>
      )}
      <ul className={styles.grid}>
        {list.map(({ sku, card }) => (
          <li key={sku}>
            <ProductCard product={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}
