import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ResolutionForm } from '../../writing/resolution-form.tsx'
import { reasonWord } from '../event-words.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type ReviewFormProps = {
  review: StaffOrderDetails['reviews'][number]
  /** Of the order. */
  currency: string
  acts: StaffActs
}

/** Money of an order that somebody has to look at. */
export function ReviewForm({ review, currency, acts }: ReviewFormProps) {
  const t = useT()
  const reader = useMoneyReader()
  const { refund } = review
  const words = refund ? [refund.reason, refund.why].filter(Boolean).join(' · ') : ''
  return (
    <ResolutionForm
      className={styles.part}
      isBusy={acts.isBusy}
      onSend={(resolution) => acts.resolve(review.id, resolution)}
    >
      <Note tone="warn">
        {t(reasonWord(review.reason))}
        {refund && (
          <>
            {': '}
            <strong>{formatMoney({ sum: refund.sum, currency }, reader)}</strong>
          </>
        )}
      </Note>
      {words && <p className="type-small tone-second">{words}</p>}
    </ResolutionForm>
  )
}
