import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ResolutionForm } from '../../writing/resolution-form.tsx'
import { reasonWord } from '../event-words.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type ReviewFormProps = { review: StaffOrderDetails['reviews'][number]; acts: StaffActs }

/** Money of an order that somebody has to look at. */
export function ReviewForm({ review, acts }: ReviewFormProps) {
  const t = useT()
  return (
    <ResolutionForm
      className={styles.part}
      isBusy={acts.isBusy}
      onSend={(resolution) => acts.resolve(review.id, resolution)}
    >
      <Note tone="warn">{t(reasonWord(review.reason))}</Note>
    </ResolutionForm>
  )
}
