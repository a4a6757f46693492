import type { BookedMeanwhile } from '@vitrine/contract/people/customer'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { momentOf } from '../../staff-words.ts'

/** Of two who give for the same matter, the second reads what the first gave, and decides. */
export function BookedSince({ bookings }: { bookings: BookedMeanwhile['since'] }) {
  const t = useT()
  const reader = useMoneyReader()
  return (
    <Note tone="error">
      {t('staff.bookingSince')}
      <ul>
        {bookings.map(({ at, change, currency, by, reason }) => (
          <li key={at}>
            {t(change > 0 ? 'staff.bookedGiven' : 'staff.bookedTaken', { name: by ?? '–' })},{' '}
            {momentOf(reader.locale, at)}: {formatMoney({ sum: Math.abs(change), currency }, reader)},{' '}
            <q>{reason}</q>
          </li>
        ))}
      </ul>
    </Note>
  )
}
