import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { REJECT_REASONS, type RejectReason } from '@vitrine/domain/review/reject-reasons'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './reviews.module.css'

type JudgeBarProps = {
  review: ModeratedReview
  isBusy: boolean
  isRejecting: boolean
  setRejecting(isRejecting: boolean): void
  onApprove(): void
  onReject(reason: RejectReason): void
  onLater(): void
}

/** What can be done with it; a no asks for its reason first. */
export function JudgeBar({ review, isBusy, isRejecting, setRejecting, ...acts }: JudgeBarProps) {
  const t = useT()
  if (isRejecting)
    return <RejectForm isBusy={isBusy} onReject={acts.onReject} onClose={() => setRejecting(false)} />
  return (
    <div className={styles.bar}>
      <Button isBusy={isBusy} onClick={acts.onApprove}>
        {t(review.status === REVIEW_STATUS.approved ? 'staff.reviewKeep' : 'staff.reviewApprove')}
      </Button>
      {review.status !== REVIEW_STATUS.rejected && (
        <Button look="line" onClick={() => setRejecting(true)}>
          {t('staff.reviewReject')}
        </Button>
      )}
      {review.status === REVIEW_STATUS.waiting && (
        <button type="button" className="text-link" onClick={acts.onLater}>
          {t('staff.reviewLater')}
        </button>
      )}
    </div>
  )
}

const REASON_WORDS: Readonly<Record<RejectReason, MessageKey>> = {
  person: 'staff.rejectPerson',
  advert: 'staff.rejectAdvert',
  insult: 'staff.rejectInsult',
  delivery: 'staff.rejectDelivery',
  photo: 'staff.rejectPhoto',
  other: 'staff.rejectOther',
}

type RejectFormProps = { isBusy: boolean; onReject(reason: RejectReason): void; onClose(): void }

function RejectForm({ isBusy, onReject, onClose }: RejectFormProps) {
  const t = useT()
  const [reason, setReason] = useState<RejectReason>('person')
  return (
    <form
      className={styles.reject}
      onSubmit={(event) => {
        event.preventDefault()
        onReject(reason)
      }}
    >
      <fieldset>
        <legend>{t('staff.rejectTitle')}</legend>
        <ChoiceBox
          type="radio"
          items={REJECT_REASONS.map((key) => ({ key, title: t(REASON_WORDS[key]) }))}
          isChosen={(key) => key === reason}
          onPick={(key) => setReason(REJECT_REASONS.find((one) => one === key) ?? reason)}
        />
      </fieldset>
      <p className={styles.small}>{t('staff.rejectHint')}</p>
      <div className={styles.bar}>
        <Button type="submit" isBusy={isBusy}>
          {t('staff.reviewReject')}
        </Button>
        <Button look="line" onClick={onClose}>
          {t('staff.notNow')}
        </Button>
      </div>
    </form>
  )
}
