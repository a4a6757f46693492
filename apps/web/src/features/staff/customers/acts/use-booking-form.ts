import type { BookedMeanwhile, CustomerDetails } from '@vitrine/contract/people/customer'
import { isReason } from '@vitrine/domain/access/reason'
import { MOST_BOOKED } from '@vitrine/domain/promotion/booking/booked-alone'
import { findStore } from '@vitrine/domain/store/find-store'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useSendKey } from '#web/lib/form/use-send-key.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { moneyOf } from '../../decimal-of.ts'
import type { CustomerActs } from '../use-customer.ts'

export type BookingFormProps = { customer: CustomerDetails; acts: CustomerActs; onClose(): void }
type Currency = (typeof CURRENCY_CODES)[number]
type Booking = { isTaken: boolean; sum: string; currency: Currency; reason: string }

export function useBookingForm({ customer, acts, onClose }: BookingFormProps) {
  const t = useT()
  const key = useSendKey()
  const [seen, setSeen] = useState(customer.booked_by_hand)
  const [since, setSince] = useState<BookedMeanwhile['since']>([])
  const stores = useStores()
  const { bonuses, store_code } = customer
  const first = bonuses[0]?.currency ?? findStore(stores, store_code)?.currencyCode
  const start: Booking = {
    ...{ isTaken: false, sum: '', reason: '' },
    currency: CURRENCY_CODES.find((code) => code === first) ?? 'USD',
  }
  const form = useSentForm<Booking>({
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
      const no = await acts.book({ ...wish, seen, key: key.of(JSON.stringify(wish)) })
      if (typeof no === 'string') return { sum: t(no) }
      if (no) {
        setSeen(no.seen)
        setSince(no.since)
        return {}
      }
      notify({ text: t('staff.bookingDone'), tone: 'success' })
      onClose()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  /** What others have booked since; whoever presses again has seen it. */
  return { ...form, since }
}

/** Nothing while what is typed is no sum. */
export function changeOf({ isTaken, sum }: Booking): number {
  const amount = moneyOf(sum) || 0
  return isTaken ? -amount : amount
}

export const balanceOf = ({ bonuses }: CustomerDetails, currency: Currency): number =>
  bonuses.find((one) => one.currency === currency)?.sum ?? 0
