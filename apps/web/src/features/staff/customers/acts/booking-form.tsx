import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { toMajor } from '@vitrine/domain/money/money'
import { GIVEN_ALONE } from '@vitrine/domain/promotion/booking/booked-alone'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useDesk } from '../../frame/use-desk.ts'
import { StaffDialog } from '../../staff-dialog.tsx'
import styles from './acts.module.css'
import { BookedSince } from './booked-since.tsx'
import { type BookingFormProps, balanceOf, changeOf, useBookingForm } from './use-booking-form.ts'

export function BookingForm({ customer, acts, onClose }: BookingFormProps) {
  const t = useT()
  const reader = useMoneyReader()
  const { may } = useDesk()
  const form = useBookingForm({ customer, acts, onClose })
  const { control } = form
  const { isTaken, currency } = form.values
  const balance = balanceOf(customer, currency)
  const change = changeOf(form.values)
  const text = (of: number) => formatMoney({ sum: of, currency }, reader)
  const limit =
    !isTaken && !may('bonus:grant')
      ? t('staff.bookingLimit', { sum: text(toMajor(GIVEN_ALONE[currency])) })
      : ''
  const deed = isTaken ? 'staff.bookingTakeSum' : 'staff.bookingAddSum'
  return (
    <StaffDialog
      title={t('staff.bookingTitle')}
      onClose={onClose}
      foot={
        <>
          <span className={styles.becomes}>
            {t('staff.bookingBecomes', { before: text(balance), after: text(balance + change) })}
          </span>
          <Button look="line" onClick={onClose}>
            {t('staff.bookingKeep')}
          </Button>
          <Button type="submit" form="booking" isBusy={acts.isBusy} disabled={acts.isBusy}>
            {t(deed, { sum: text(Math.abs(change)) })}
          </Button>
        </>
      }
    >
      <form id="booking" {...form.formProps} className={styles.form}>
        {form.since.length > 0 && <BookedSince bookings={form.since} />}
        <fieldset className={styles.segments}>
          <legend className="visually-hidden">{t('staff.bookingTitle')}</legend>
          {[false, true].map((taken) => (
            <button
              key={String(taken)}
              type="button"
              aria-pressed={taken === isTaken}
              onClick={() => form.put('isTaken', taken)}
            >
              {t(taken ? 'staff.bookingTake' : 'staff.bookingAdd')}
            </button>
          ))}
        </fieldset>
        <div className={styles.two}>
          <FormText
            {...{ control, name: 'sum' }}
            label={t('staff.ledgerSum')}
            inputMode="decimal"
            hint={limit}
          />
          <FormSelect
            {...{ control, name: 'currency' }}
            label={t('staff.currency')}
            options={CURRENCY_CODES.map((code) => ({ value: code, text: code }))}
          />
        </div>
        <FormText
          {...{ control, name: 'reason' }}
          label={t('staff.bookingReason')}
          maxLength={REASON_LENGTH.most}
        />
      </form>
    </StaffDialog>
  )
}
