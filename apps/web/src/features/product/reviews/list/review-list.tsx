import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ReviewEntry } from './review-entry.tsx'
import styles from './review-list.module.css'
import type { ReviewsInSight } from './use-reviews.ts'

const SHOWN_FIRST = 3

/** Three to begin with, the others behind one press, which works without scripts too. */
export function ReviewList({ list }: { list: ReviewsInSight }) {
  const t = useT()
  const { shown, isNarrowed, isBusy, hasFailed, loadMore } = list
  const { items, total } = shown
  const first = isNarrowed ? items : items.slice(0, SHOWN_FIRST)
  const others = isNarrowed ? [] : items.slice(SHOWN_FIRST)
  const more = total > items.length && (
    <Button look="line" isBusy={isBusy} onClick={() => void loadMore()}>
      {t('review.more')}
    </Button>
  )
  return (
    <div aria-busy={isBusy || undefined}>
      <div className={styles.list}>
        {first.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </div>
      {items.length === 0 && !isBusy && <p className="tone-second">{t('review.nothing')}</p>}
      {hasFailed && <Note tone="error">{t('review.failed')}</Note>}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary className={styles.all}>{t('product.allReviews', { count: total })}</summary>
          <div className={styles.list}>
            {others.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </div>
          {more}
        </details>
      ) : (
        more
      )}
    </div>
  )
}
