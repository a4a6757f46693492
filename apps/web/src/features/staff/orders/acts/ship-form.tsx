import { isTrackingLink, TRACKING_MOST } from '@vitrine/domain/order/progress/tracking'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type ShipFormProps = { acts: StaffActs; onDone(): void }

/** By which number a customer finds the parcel; a shop that has none leaves it empty. */
export function ShipForm({ acts, onDone }: ShipFormProps) {
  const t = useT()
  const { control, formProps } = useSentForm({
    start: { carrier: '', number: '', link: '' },
    check({ carrier, number, link }) {
      const isTold = [carrier, number, link].some((text) => text.trim() !== '')
      return {
        ...(isTold && carrier.trim() === '' && { carrier: t('staff.needed') }),
        ...(isTold && number.trim() === '' && { number: t('staff.needed') }),
        ...(link.trim() !== '' && !isTrackingLink(link.trim()) && { link: t('staff.trackingLinkWrong') }),
      }
    },
    async send({ carrier, number, link }) {
      const tracking = {
        carrier: carrier.trim(),
        number: number.trim(),
        ...(link.trim() && { link: link.trim() }),
      }
      if (!(await acts.take('ship', { tracking: number.trim() ? tracking : undefined }))) return {}
      onDone()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  return (
    <form {...formProps} className={styles.form}>
      <p>{t('staff.trackingHint')}</p>
      <FormText
        {...{ control, name: 'carrier' }}
        label={t('staff.carrier')}
        maxLength={TRACKING_MOST.carrier}
      />
      <FormText
        {...{ control, name: 'number' }}
        label={t('staff.trackingNumber')}
        maxLength={TRACKING_MOST.number}
      />
      <FormText
        {...{ control, name: 'link' }}
        label={t('staff.trackingLink')}
        maxLength={TRACKING_MOST.link}
      />
      <div className={styles.row}>
        <Button type="submit" isBusy={acts.isBusy} disabled={acts.isBusy}>
          {t('staff.stepShip')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('staff.notYet')}
        </Button>
      </div>
    </form>
  )
}
