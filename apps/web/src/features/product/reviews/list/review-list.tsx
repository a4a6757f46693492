import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { Reviews } from '../../product-data.ts'
import { ReviewEntry } from './review-entry.tsx'
import styles from './review-list.module.css'
import type { ReviewsInSight } from './use-reviews.ts'

const SHOWN_FIRST = 3

/**
 * Three to begin with, the others behind one press, which works without scripts too. Those in other languages wait behind
 * a press of their own, unless they are all there are.
 */
export function ReviewList({ list }: { list: ReviewsInSight }) {
  const t = useT()
  const { shown, isNarrowed, isBusy, hasFailed, loadMore } = list
  const { items, total } = shown
  const { own, foreign } = useByLanguage(items, isNarrowed)
  const first = isNarrowed ? own : own.slice(0, SHOWN_FIRST)
  const others = isNarrowed ? [] : own.slice(SHOWN_FIRST)
  const more = total > items.length && (
    <Button look="line" isBusy={isBusy} onClick={() => void loadMore()}>
      {t('review.more')}
    </Button>
  )
  return (
    <div aria-busy={isBusy || undefined}>
      <Entries of={first} />
      {items.length === 0 && !isBusy && <p className="tone-second">{t('review.nothing')}</p>}
      {hasFailed && <Note tone="error">{t('review.failed')}</Note>}
      {others.length > 0 && (
        <Others title={t('product.allReviews', { count: total - foreign.length })} of={others}>
          {foreign.length === 0 && more}
        </Others>
      )}
      {foreign.length > 0 && (
        <Others title={t('review.foreign', { count: total - own.length })} of={foreign}>
          {more}
        </Others>
      )}
      {others.length === 0 && foreign.length === 0 && more}
    </div>
  )
}

type Items = Reviews['items']

/** The shop sends the reader's own language first; chosen by stars or size, or without any of their own, all are one list. */
function useByLanguage(items: Items, isNarrowed: boolean): { own: Items; foreign: Items } {
  const { language } = useStore()
  const own = items.filter((review) => review.language === language)
  if (isNarrowed || own.length === 0) return { own: items, foreign: [] }
  return { own, foreign: items.filter((review) => review.language !== language) }
}

const Entries = ({ of }: { of: Items }) => (
  <div className={styles.list}>
    {of.map((review) => (
      <ReviewEntry key={review.id} review={review} />
    ))}
  </div>
)

function Others({ title, of, children }: { title: string; of: Items; children: ReactNode }) {
  return (
    <details className={styles.others}>
      <summary className={styles.all}>{title}</summary>
      <Entries of={of} />
      {children}
    </details>
  )
}
