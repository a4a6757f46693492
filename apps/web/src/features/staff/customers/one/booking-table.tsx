import type { StaffBooking } from '@vitrine/contract/people/customer'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { momentOf, shortNumber } from '../../staff-words.ts'
import styles from '../customers.module.css'

const KIND_WORDS: Record<StaffBooking['kind'], MessageKey> = {
  cashback: 'staff.bookedCashback',
  gift: 'staff.bookedGift',
  given: 'staff.bookedGiven',
  taken: 'staff.bookedTaken',
  spent: 'staff.bookedSpent',
  back: 'staff.bookedBack',
}

type BookingTableProps = { bookings: readonly StaffBooking[]; onBook?(): void }

/** The ledger, the latest line first. */
export function BookingTable({ bookings, onBook }: BookingTableProps) {
  const t = useT()
  return (
    <section className={styles.part}>
      <h3>
        {t('staff.ledger')}
        {onBook && (
          <button type="button" className={styles.small} onClick={onBook}>
            {t('staff.bookingDo')}
          </button>
        )}
      </h3>
      {bookings.length === 0 && <p className={styles.second}>{t('staff.ledgerNone')}</p>}
      {bookings.length > 0 && (
        <table className={styles.ledger}>
          <thead>
            <tr>
              <th scope="col">{t('staff.ledgerDate')}</th>
              <th scope="col">{t('staff.ledgerCause')}</th>
              <th scope="col">{t('staff.ledgerSum')}</th>
              <th scope="col">{t('staff.ledgerBalance')}</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({ booking }: { booking: StaffBooking }) {
  const t = useT()
  const reader = useMoneyReader()
  const { at, kind, change, balance, currency, order, by, reason } = booking
  const sign = change > 0 ? '+' : '−'
  return (
    <tr>
      <td>{momentOf(reader.locale, at)}</td>
      <td>
        {t(KIND_WORDS[kind], { name: by ?? '' })}{' '}
        {order && (
          <Link className="text-link" to={`/admin/orders/${order.id}?view=all`}>
            {shortNumber(order.number)}
          </Link>
        )}
        {reason && <q>{reason}</q>}
      </td>
      <td data-gain={change > 0 || undefined}>
        {sign}
        {formatMoney({ sum: Math.abs(change), currency }, reader)}
      </td>
      <td>{formatMoney({ sum: balance, currency }, reader)}</td>
    </tr>
  )
}
