import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { Reviews } from '../product-data.ts'
import { Stars } from './rating.tsx'
import styles from './review-list.module.css'

const SHOWN_FIRST = 3
const STARS = ['5', '4', '3', '2', '1'] as const

export function ReviewList({ reviews }: { reviews: Reviews }) {
  const t = useT()
  const { locale } = useStore()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? reviews.items : reviews.items.slice(0, SHOWN_FIRST)
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(reviews.average)
  return (
    <section className="wrap section-block" id="reviews" aria-labelledby="reviews-title">
      <h2 className={`type-section ${styles.title}`} id="reviews-title">
        {t('product.reviews')}
      </h2>
      <div className={styles.columns}>
        <div className={styles.sum}>
          <div className={styles.big}>
            <span className={styles.figure}>{average}</span>
            <div>
              <Stars value={reviews.average} />
              <p className="type-caption tone-second">{t('product.reviewCount', { count: reviews.total })}</p>
            </div>
          </div>
          <Histogram reviews={reviews} />
        </div>
        <div>
          {shown.map((one) => (
            <Review key={one.id} review={one} />
          ))}
          {!isWhole && reviews.items.length > SHOWN_FIRST && (
            <Button look="line" onClick={() => setWhole(true)}>
              {t('product.allReviews', { count: reviews.items.length })}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

function Histogram({ reviews: { histogram, total } }: { reviews: Reviews }) {
  const t = useT()
  return (
    <ul className={styles.bars}>
      {STARS.map((star) => (
        <li key={star}>
          <span className="visually-hidden">{t('product.starCount', { star, count: histogram[star] })}</span>
          <span aria-hidden="true">{star}</span>
          <span
            className={styles.bar}
            style={{ '--part': `${(histogram[star] / Math.max(1, total)) * 100}%` } as object}
          />
          <span aria-hidden="true">{histogram[star]}</span>
        </li>
      ))}
    </ul>
  )
}

function Review({ review }: { review: Reviews['items'][number] }) {
  const t = useT()
  const { locale } = useStore()
  return (
    <article className={styles.review} lang={review.language}>
      <div className={styles.meta}>
        <span className="visually-hidden">{t('product.rated', { average: review.rating })}</span>
        <Stars value={review.rating} />
        <span>{review.nickname}</span>
        <time dateTime={review.created_at}>{dayOf(review.created_at, locale)}</time>
      </div>
      <h3 className="type-strong">{review.title}</h3>
      <p>{review.detail}</p>
    </article>
  )
}

// In UTC, so that server and browser write the same day.
const dayOf = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))
