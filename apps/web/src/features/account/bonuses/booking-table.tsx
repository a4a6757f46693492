import type { BonusBook, BonusBooking } from '@vitrine/contract/cart/bonuses'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './bonuses.module.css'

const WORDS: Record<BonusBooking['kind'], MessageKey> = {
  cashback: 'account.bookCashback',
  gift: 'account.bookGift',
  spent: 'account.bookSpent',
  back: 'account.bookBack',
  taken: 'account.bookTaken',
}

/** What is expected first, then what was booked, newest first. */
export function BookingTable({ book: { expected, items } }: { book: BonusBook }) {
  const t = useT()
  if (expected.length + items.length === 0) return <p>{t('account.noBookings')}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('account.date')}</th>
          <th scope="col">{t('account.booking')}</th>
          <th scope="col">{t('account.change')}</th>
          <th scope="col">{t('account.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {[...expected, ...items].map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ booking: { at, kind, change, balance, order_number } }: { booking: BonusBooking }) {
  const t = useT()
  const store = useStore()
  const form = { dateStyle: 'medium', timeZone: TIME_ZONES[store.code] } as const
  const day = new Intl.DateTimeFormat(store.locale, form).format(new Date(at))
  const sum = `${change > 0 ? '+' : '−'}${formatPrice(Math.abs(change), store)}`
  return (
    <tr data-expected={balance === null || undefined}>
      <td>{day}</td>
      <td>{t(WORDS[kind], { number: order_number ?? '' })}</td>
      <td data-gain={change > 0 || undefined}>
        {sum}
        {balance === null && <span>{t('account.expected')}</span>}
      </td>
      <td>{balance === null ? '' : formatPrice(balance, store)}</td>
    </tr>
  )
}
