import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { storeOrDefault } from '@vitrine/domain/store/find-store'
import { formatPrice } from '@vitrine/i18n/format-price'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type CancelFormProps = { details: StaffOrderDetails; acts: StaffActs; onDone(): void }

/** Says what will happen, and its button repeats the act. */
export function CancelForm({ details, acts, onDone }: CancelFormProps) {
  const t = useT()
  const sum = formatPrice(details.refundable_parts.money, storeOrDefault(useStores(), details.store_code))
  const form = useSentForm({
    start: { reason: '' },
    async send({ reason }) {
      if (!(await acts.take('cancel', { reason }))) return {}
      onDone()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  return (
    <form {...form.formProps} className={styles.form}>
      <p>
        {t('staff.cancelHint')} {details.refundable_parts.money > 0 && t('staff.cancelPaid', { sum })}
      </p>
      <FormText {...{ control: form.control, name: 'reason' }} label={t('staff.reason')} maxLength={500} />
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
