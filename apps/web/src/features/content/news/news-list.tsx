import { Link } from 'react-router'
import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { Head } from '#web/lib/head.tsx'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { loadNewsList } from './load-news.ts'
import styles from './news.module.css'
import { NewsDate } from './news-date.tsx'

type NewsListProps = { items: Awaited<ReturnType<typeof loadNewsList>>['items'] }

export function NewsList({ items }: NewsListProps) {
  const t = useT()
  const { hasNewsletter } = useShopInfo()
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={t('content.news')} description={t('content.newsText')} path="/news" />
      <div className={styles.top}>
        <h1 className="type-title">{t('content.news')}</h1>
        {hasNewsletter && (
          <Button look="line" onClick={() => isNewsletterOpen.set(true)}>
            {t('content.byMail')}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className="tone-second">{t('content.noNews')}</p>}
      <ul className={styles.list}>
        {items.map(({ identifier, title, date, image, intro }, position) => (
          <li key={identifier}>
            <Link to={`/news/${identifier}`} className={styles.item}>
              <Picture path={image} size="gallery" alt="" loading={position < 2 ? 'eager' : 'lazy'} />
              <NewsDate date={date} />
              <h2 className={styles.name}>{title}</h2>
              <p className="tone-second">{intro}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
