import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { isReason, REASON_LENGTH } from '@vitrine/domain/access/reason'
import { toMajor } from '@vitrine/domain/money/money'
import { GIVEN_ALONE, MOST_BOOKED } from '@vitrine/domain/promotion/booking/booked-alone'
import { findStore } from '@vitrine/domain/store/find-store'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSendKey } from '#web/lib/form/use-send-key.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { moneyOf } from '../../decimal-of.ts'
import { useDesk } from '../../frame/use-desk.ts'
import { StaffDialog } from '../../staff-dialog.tsx'
import type { CustomerActs } from '../use-customer.ts'
import styles from './acts.module.css'

type Currency = (typeof CURRENCY_CODES)[number]
type BookingFormProps = { customer: CustomerDetails; acts: CustomerActs; onClose(): void }

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
            inputMode="numeric"
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

type Booking = { isTaken: boolean; sum: string; currency: Currency; reason: string }

function useBookingForm({ customer, acts, onClose }: BookingFormProps) {
  const t = useT()
  const key = useSendKey()
  const stores = useStores()
  const { bonuses, store_code } = customer
  const first = bonuses[0]?.currency ?? findStore(stores, store_code)?.currencyCode
  const start: Booking = {
    ...{ isTaken: false, sum: '', reason: '' },
    currency: CURRENCY_CODES.find((code) => code === first) ?? 'USD',
  }
  return useSentForm<Booking>({
    start,
    check(booking) {
      const amount = Math.abs(changeOf(booking))
      const isTooMuch = booking.isTaken && amount > balanceOf(customer, booking.currency)
      return {
        ...((amount === 0 || amount > MOST_BOOKED) && { sum: t('staff.bookingNoSum') }),
        ...(isTooMuch && { sum: t('staff.bookingTooMuch') }),
        ...(!isReason(booking.reason) && { reason: t('staff.bookingWhy') }),
      }
    },
    async send(booking) {
      const wish = { change: changeOf(booking), currency: booking.currency, reason: booking.reason.trim() }
      const problem = await acts.book({ ...wish, key: key.of(JSON.stringify(wish)) })
      if (problem) return { sum: t(problem) }
      notify({ text: t('staff.bookingDone'), tone: 'success' })
      onClose()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
}

/** Nothing while what is typed is no sum. */
function changeOf({ isTaken, sum }: Booking): number {
  const amount = moneyOf(sum) || 0
  return isTaken ? -amount : amount
}

const balanceOf = ({ bonuses }: CustomerDetails, currency: Currency): number =>
  bonuses.find((one) => one.currency === currency)?.sum ?? 0
