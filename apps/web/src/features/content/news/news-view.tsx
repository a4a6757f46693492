import { Link } from 'react-router'
import { ContentBody } from '#web/lib/content/body/content-body.tsx'
import { Head } from '#web/lib/head.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { NewsData } from './load-news.ts'
import styles from './news.module.css'
import { NewsDate } from './news-date.tsx'

export function NewsView({ news }: { news: NewsData }) {
  const t = useT()
  const { title, date, image, intro, identifier, others } = news
  return (
    <article className={styles.article}>
      <Head title={title} description={intro} path={`/news/${identifier}`} image={image} type="article" />
      <header className={`wrap ${styles.head}`}>
        <Link to="/news" className="text-link type-small">
          {t('content.allNews')}
        </Link>
        <h1 className="type-title">{title}</h1>
        <NewsDate date={date} />
      </header>
      {image && (
        <div className={`wrap ${styles.lead}`}>
          <Picture path={image} size="slide" alt="" loading="first" />
        </div>
      )}
      <ContentBody parts={news.body} />
      {others.length > 0 && (
        <nav className={`wrap ${styles.others}`} aria-label={t('content.moreNews')}>
          <h2 className="type-section">{t('content.moreNews')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.identifier}>
                <Link to={`/news/${other.identifier}`}>
                  <span className="text-link">{other.title}</span> <NewsDate date={other.date} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
