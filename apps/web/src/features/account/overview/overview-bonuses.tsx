import type { BonusBook, BonusBooking } from '@vitrine/contract/cart/bonuses'
import type { User } from '@vitrine/contract/user/user'
import { addMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { Link } from 'react-router'
import { useDay } from '#web/lib/order/order-steps.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { BonusScale } from './bonus-scale.tsx'
import styles from './overview.module.css'

/** What there is, what comes next, and what can be done with it; the balance stands also where the rest does not come. */
export function OverviewBonuses({ user, book }: { user: User; book: BonusBook | null }) {
  const t = useT()
  const price = usePrice()
  const day = useDay()
  const next = book && nextOf(book)
  return (
    <section className={styles.bonuses}>
      <h2 className="type-section">{t('account.bonuses')}</h2>
      <p className={styles.figure}>{price(user.account)}</p>
      {next && <p>{t('account.bonusExpected', { sum: price(next.sum), date: day(next.at) })}</p>}
      {book && <BonusScale book={book} />}
      <Link className="text-link" to="/my-account/bonuses">
        {t('account.allBookings')}
      </Link>
    </section>
  )
}

/** All that comes on the first day on which something does. */
function nextOf({ expected }: BonusBook): { at: string; sum: number } | undefined {
  const [first] = expected.toSorted((a, b) => a.at.localeCompare(b.at))
  if (!first) return undefined
  const dayOf = ({ at }: BonusBooking) => at.slice(0, 'YYYY-MM-DD'.length)
  const sums = expected.filter((one) => dayOf(one) === dayOf(first)).map(({ change }) => toMinor(change))
  return { at: first.at, sum: toMajor(addMoney(...sums)) }
}
