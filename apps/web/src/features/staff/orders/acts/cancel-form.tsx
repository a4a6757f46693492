import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { storeOf } from '../order-facts.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type CancelFormProps = { details: StaffOrderDetails; acts: StaffActs; onDone(): void }

/** Says what will happen, and its button repeats the act. */
export function CancelForm({ details, acts, onDone }: CancelFormProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const sum = formatPrice(details.refundable, storeOf(details.store_code))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void acts.take('cancel', reason).then((isDone) => isDone && onDone())
      }}
    >
      <p>
        {t('staff.cancelHint')} {details.refundable > 0 && t('staff.cancelPaid', { sum })}
      </p>
      <TextField label={t('staff.reason')} value={reason} onChange={setReason} maxLength={500} />
      <div className={styles.row}>
        <Button type="submit" isBusy={acts.isBusy} disabled={acts.isBusy}>
          {t('staff.stepCancel')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('staff.keep')}
        </Button>
      </div>
    </form>
  )
}
