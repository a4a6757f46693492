import type { CustomerDetails } from '@vitrine/contract/people/customer'
import { toMajor } from '@vitrine/domain/money/money'
import { GIVEN_ALONE } from '@vitrine/domain/promotion/booking/booked-alone'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { decimalOf } from '../../decimal-of.ts'
import { useDesk } from '../../frame/use-desk.ts'
import { storeOf } from '../../orders/order-facts.ts'
import { StaffDialog } from '../../staff-dialog.tsx'
import { sumText } from '../../sum-text.ts'
import type { CustomerActs } from '../use-customer.ts'
import styles from './acts.module.css'

type Currency = (typeof CURRENCY_CODES)[number]
type BookingFormProps = { customer: CustomerDetails; acts: CustomerActs; onClose(): void }

export function BookingForm({ customer, acts, onClose }: BookingFormProps) {
  const t = useT()
  const store = useStore()
  const { may } = useDesk()
  const form = useBookingForm(customer)
  const { isTaken, sum, currency, balance, change, reason, wrong } = form
  const text = (of: number) => sumText(store, { sum: of, currency })
  const limit =
    !isTaken && !may('bonus:grant')
      ? t('staff.bookingLimit', { sum: text(toMajor(GIVEN_ALONE[currency])) })
      : ''
  const deed = isTaken ? 'staff.bookingTakeSum' : 'staff.bookingAddSum'
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!form.check()) return
    const problem = await acts.book({ key: form.key, change, currency, reason: reason.trim() })
    if (problem) return form.setWrong({ sum: problem })
    notify({ text: t('staff.bookingDone'), tone: 'success' })
    onClose()
  }
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
      <form id="booking" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <fieldset className={styles.segments}>
          <legend className="visually-hidden">{t('staff.bookingTitle')}</legend>
          {[false, true].map((taken) => (
            <button
              key={String(taken)}
              type="button"
              aria-pressed={taken === isTaken}
              onClick={() => form.put({ isTaken: taken })}
            >
              {t(taken ? 'staff.bookingTake' : 'staff.bookingAdd')}
            </button>
          ))}
        </fieldset>
        <div className={styles.two}>
          <TextField
            label={t('staff.ledgerSum')}
            inputMode="numeric"
            value={sum}
            hint={limit}
            onChange={(next) => form.put({ sum: next })}
            {...(wrong.sum && { error: t(wrong.sum) })}
          />
          <SelectField
            label={t('staff.currency')}
            value={currency}
            options={CURRENCY_CODES.map((code) => ({ value: code, text: code }))}
            onChange={(code) => form.put({ currency: code as Currency })}
          />
        </div>
        <TextField
          label={t('staff.bookingReason')}
          value={reason}
          maxLength={200}
          onChange={(next) => form.put({ reason: next })}
          {...(wrong.reason && { error: t(wrong.reason) })}
        />
      </form>
    </StaffDialog>
  )
}

type Draft = { isTaken: boolean; sum: string; currency: Currency; reason: string }
type Wrong = { sum?: MessageKey; reason?: MessageKey }
const MOST = 100_000

function useBookingForm({ bonuses, store_code }: CustomerDetails) {
  const first = bonuses[0]?.currency ?? (store_code === null ? 'USD' : storeOf(store_code).currencyCode)
  const [draft, setDraft] = useState<Draft>({
    ...{ isTaken: false, sum: '', reason: '' },
    currency: CURRENCY_CODES.find((code) => code === first) ?? 'USD',
  })
  const [wrong, setWrong] = useState<Wrong>({})
  // What got no answer may have been booked: sent again unchanged, it is the same booking.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const amount = /^\d{1,6}([.,]\d{1,2})?$/.test(draft.sum.trim()) ? decimalOf(draft.sum) : 0
  const balance = bonuses.find(({ currency }) => currency === draft.currency)?.sum ?? 0
  return {
    ...draft,
    ...{ wrong, setWrong, key, balance, change: draft.isTaken ? -amount : amount },
    put(part: Partial<Draft>) {
      setDraft({ ...draft, ...part })
      setKey(crypto.randomUUID())
      setWrong({})
    },
    /** Says what is wrong, all at once. */
    check(): boolean {
      const faults: Wrong = {
        ...((amount <= 0 || amount > MOST) && { sum: 'staff.bookingNoSum' as const }),
        ...(draft.isTaken && amount > balance && { sum: 'staff.bookingTooMuch' as const }),
        ...(draft.reason.trim().length < 3 && { reason: 'staff.bookingWhy' as const }),
      }
      setWrong(faults)
      return Object.keys(faults).length === 0
    },
  }
}
