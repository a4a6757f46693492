import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { Link, useSearchParams } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Stars } from '#web/ui/stars/stars.tsx'
import { momentOf } from '../staff-words.ts'
import styles from './reviews.module.css'

type ReviewQueueProps = { items: readonly ModeratedReview[]; chosen: number }

/** In the order they are read in; what needs a second look says so. */
export function ReviewQueue({ items, chosen }: ReviewQueueProps) {
  const t = useT()
  const { locale } = useStore()
  const [params] = useSearchParams()
  return (
    <ul className={styles.queue}>
      {items.map((review) => (
        <li key={review.id}>
          <Link
            to={{ pathname: `/admin/reviews/${review.id}`, search: params.toString() }}
            replace
            preventScrollReset
            aria-current={review.id === chosen || undefined}
          >
            <Picture path={review.product.image} size="cart" alt="" className={styles.thumb ?? ''} />
            <span className={styles.entry}>
              <span className={styles.line}>
                <span className={styles.name}>{review.product.name}</span>
                <span className={styles.small}>{momentOf(locale, review.created_at)}</span>
              </span>
              {review.rating !== null && <Stars value={review.rating} />}
              <span className={styles.cut} lang={review.language}>
                {review.detail}
              </span>
              <span className={styles.small}>
                {review.nickname}
                {review.photos.length > 0 &&
                  ` · ${t('staff.reviewPhotoCount', { count: review.photos.length })}`}
                {(review.hints.length > 0 || review.is_repeated) && (
                  <span className={styles.warn}> · {t('staff.reviewLook')}</span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
