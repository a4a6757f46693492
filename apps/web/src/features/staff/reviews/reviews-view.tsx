import { CallError } from '@vitrine/contract/reply'
import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { REVIEW_LISTS, type ReviewListName } from '@vitrine/contract/review/moderation'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useNavigate, useSearchParams } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ListTabs } from '../list-tabs.tsx'
import { PeekWaits } from '../peek-waits.tsx'
import staff from '../staff-page.module.css'
import { ReviewArticle } from './review-article.tsx'
import { ReviewQueue } from './review-queue.tsx'
import styles from './reviews.module.css'
import { useChosen } from './use-chosen.ts'
import { hiddenOf, useJudge, useReviewList } from './use-moderation.ts'

const LIST_WORDS: Readonly<Record<ReviewListName, MessageKey>> = {
  waiting: 'staff.reviewsWaiting',
  approved: 'staff.reviewsApproved',
  rejected: 'staff.reviewsRejected',
  photos: 'staff.reviewsPhotos',
}

/** Reviews one after the other, with all that helps to judge them. */
export function ReviewsView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const { view, change, lists, counts, error, retry, more, ...asking } = useReviewList()
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.reviews')}
      </h1>
      <ListTabs names={REVIEW_LISTS} words={LIST_WORDS} current={view} counts={counts} onChange={change} />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {lists === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {lists && (
        <Reviews
          key={view}
          isOldestFirst={view === 'waiting'}
          items={lists.items}
          {...{ openId, ...asking }}
        />
      )}
      {more && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
    </div>
  )
}

type ReviewsProps = {
  items: readonly ModeratedReview[]
  isOldestFirst: boolean
  openId: number | undefined
} & Pick<ReturnType<typeof useReviewList>, 'ask' | 'version' | 'reload'>

function Reviews({ items, isOldestFirst, openId = 0, reload, ...asking }: ReviewsProps) {
  const t = useT()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { isBusy, judge } = useJudge(reload)
  const { isAsked, review, place, before, after, error, retry } = useChosen({
    ...{ items, isOldestFirst, openId, ...asking },
  })
  const open = (pathname: string) =>
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true })
  const go = (step: number) => {
    const next = step < 0 ? before : after
    if (next) open(`/admin/reviews/${next.id}`)
  }
  if (!review && isAsked)
    return (
      <PeekWaits
        {...{ error, unknown: 'staff.rowUnknown' }}
        onRetry={retry}
        onClose={() => open('/admin/reviews')}
      />
    )
  if (!review)
    return (
      <div className={styles.none}>
        <h2>{t('staff.reviewsNone')}</h2>
        <p>{t('staff.reviewsNoneHint')}</p>
      </div>
    )
  return (
    <>
      <div className={styles.columns}>
        <ReviewQueue items={items} chosen={review.id} />
        <ReviewArticle
          key={[review.id, review.status, ...hiddenOf(review)].join(' ')}
          place={{ at: place, count: items.length, isFirst: !before, isLast: !after, go }}
          {...{ review, isBusy, judge }}
        />
      </div>
      <p className={styles.hint}>{t('staff.reviewKeys')}</p>
    </>
  )
}
