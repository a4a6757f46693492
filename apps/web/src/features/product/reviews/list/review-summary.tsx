import type { ReactNode } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Stars } from '#web/ui/stars/stars.tsx'
import type { Reviews } from '../../product-data.ts'
import styles from './review-summary.module.css'

const STARS = [5, 4, 3, 2, 1] as const

type SummaryProps = {
  reviews: Reviews
  rating: number | undefined
  onRating(rating: number): void
  children: ReactNode
}

export function ReviewSummary({ reviews, rating, onRating, children }: SummaryProps) {
  const t = useT()
  const { locale } = useStore()
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(reviews.average)
  return (
    <div className={styles.sum}>
      <div className={styles.big}>
        <span className={styles.figure}>{average}</span>
        <div>
          <Stars value={reviews.average} />
          <p className="type-caption tone-second">{t('product.reviewCount', { count: reviews.total })}</p>
        </div>
      </div>
      <ul className={styles.bars}>
        {STARS.map((star) => (
          <Bar key={star} {...{ star, reviews, onRating }} isOn={rating === star} />
        ))}
      </ul>
      {reviews.fit && <FitBar mean={reviews.fit.mean} />}
      {children}
    </div>
  )
}

type BarProps = { star: (typeof STARS)[number]; isOn: boolean } & Pick<SummaryProps, 'reviews' | 'onRating'>

/** Each bar also narrows the list to its stars. */
function Bar({ star, isOn, reviews: { histogram, total }, onRating }: BarProps) {
  const t = useT()
  const count = histogram[star]
  return (
    <li>
      <button
        type="button"
        className={isOn ? `${styles.row} ${styles.on}` : styles.row}
        aria-pressed={isOn}
        disabled={count === 0}
        onClick={() => onRating(star)}
      >
        <span className="visually-hidden">{t('product.starCount', { star, count })}</span>
        <span aria-hidden="true">{star}</span>
        <span
          className={styles.bar}
          style={{ '--part': `${(count / Math.max(1, total)) * 100}%` } as object}
        />
        <span aria-hidden="true">{count}</span>
      </button>
    </li>
  )
}

/** Within this of the middle most people find it true. */
const TRUE_WITHIN = 0.34

function FitBar({ mean }: { mean: number }) {
  const t = useT()
  const said = Math.abs(mean) <= TRUE_WITHIN ? 'true' : mean < 0 ? 'small' : 'large'
  const words = { small: t('review.fitSmall'), true: t('review.fitTrue'), large: t('review.fitLarge') }
  return (
    <div>
      <p className="visually-hidden">{t('review.fitSays', { fit: words[said] })}</p>
      <div aria-hidden="true">
        <div className={styles.fit} style={{ '--at': `${((mean + 1) / 2) * 100}%` } as object} />
        <div className={styles.fitWords}>
          {(['small', 'true', 'large'] as const).map((one) => (
            <span key={one} className={one === said ? styles.said : undefined}>
              {words[one]}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
