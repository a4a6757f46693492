import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Stars } from '#web/ui/stars/stars.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { JudgeBar } from './judge-bar.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import styles from './reviews.module.css'
import { hiddenOf, type useJudge } from './use-moderation.ts'

type ReviewArticleProps = {
  review: ModeratedReview
  /** Without a number where it is in another list. */
  place: { at: number | undefined; count: number; isFirst: boolean; isLast: boolean; go(step: number): void }
} & ReturnType<typeof useJudge>

const FITS = { '-1': 'review.fitSmall', 0: 'review.fitTrue', 1: 'review.fitLarge' } as const

export function ReviewArticle({ review, place, isBusy, judge }: ReviewArticleProps) {
  const t = useT()
  const [hidden, setHidden] = useState(() => hiddenOf(review))
  const [isRejecting, setRejecting] = useState(false)
  const approve = () => void (isBusy || judge(review, { status: REVIEW_STATUS.approved, hidden }))
  const canReject = review.status !== REVIEW_STATUS.rejected
  useListKeys({
    ...{ ids: [], openId: undefined, open: () => setRejecting(false) },
    acts: {
      ...{ j: () => place.go(1), k: () => place.go(-1), a: approve },
      ...(canReject && { r: () => setRejecting(true) }),
      ...(review.status === REVIEW_STATUS.waiting && { l: () => place.go(1) }),
    },
  })
  return (
    <article className={styles.article} aria-label={review.title}>
      <header className={styles.head}>
        <Picture path={review.product.image} size="cart" alt="" className={styles.thumb ?? ''} />
        <div className={styles.grow}>
          <h2>{review.product.name}</h2>
          <p className={styles.second}>
            {review.product.sku}
            {review.size && ` · ${t('review.size', { size: review.size })}`}
            {review.product.path && (
              <>
                {' · '}
                <Link to={review.product.path} className="text-link">
                  {t('staff.reviewSee')}
                </Link>
              </>
            )}
          </p>
        </div>
        {place.at !== undefined && (
          <span className={styles.small}>{t('staff.reviewAt', { at: place.at, count: place.count })}</span>
        )}
        <Step label="staff.reviewBefore" icon="up" isDisabled={place.isFirst} onPress={() => place.go(-1)} />
        <Step label="staff.reviewAfter" icon="down" isDisabled={place.isLast} onPress={() => place.go(1)} />
      </header>
      <div className={styles.body}>
        <div lang={review.language} className={styles.said}>
          {review.rating !== null && (
            <>
              <Stars value={review.rating} />
              <span className="visually-hidden">{t('product.rated', { average: review.rating })}</span>
            </>
          )}
          <h3>{review.title}</h3>
          <p className={styles.text}>{review.detail}</p>
        </div>
        {review.fit !== null && <p className={styles.second}>{t(FITS[`${review.fit}`])}</p>}
        <ReviewPhotos photos={review.photos} hidden={hidden} onChange={setHidden} />
      </div>
      <ReviewFacts review={review} />
      <JudgeBar
        {...{ review, isBusy, isRejecting, setRejecting }}
        onApprove={approve}
        onReject={(reason) => void judge(review, { status: REVIEW_STATUS.rejected, reason, hidden })}
        onLater={() => place.go(1)}
      />
    </article>
  )
}

type StepProps = {
  label: 'staff.reviewBefore' | 'staff.reviewAfter'
  icon: 'up' | 'down'
  isDisabled: boolean
  onPress(): void
}

function Step({ label, icon, isDisabled, onPress }: StepProps) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(label)}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} size="small" />
    </button>
  )
}
