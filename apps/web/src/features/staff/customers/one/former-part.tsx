import type { CustomerDetails } from '@vitrine/contract/people/customer'
import type { FormerOrder } from '@vitrine/contract/people/former-order'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { FORMER_ENDINGS } from '#web/lib/order/former-endings.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../customers.module.css'

/** What a customer ordered in the shop that was here before, as far as a table told of it. */
export function FormerPart({ former: { count, items } }: { former: CustomerDetails['former_orders'] }) {
  const t = useT()
  if (count === 0) return null
  return (
    <section className={styles.part}>
      <h3>
        {t('account.former')}
        {count > items.length && (
          <span className={styles.second}>{t('staff.formerNewest', { shown: items.length, count })}</span>
        )}
      </h3>
      <ul className={styles.rows}>
        {items.map((order) => (
          <li key={order.id}>
            <FormerRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FormerRow({ order: { number, at, ending, lines, total, currency } }: { order: FormerOrder }) {
  const t = useT()
  const reader = useMoneyReader()
  // Of years ago: its hour says nothing, its year does.
  const day = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium' }).format(new Date(at))
  const goods = lines
    .map(({ qty, name }) => (qty === 1 ? name : `${qty}\u00a0× ${name}`))
    .join(t('shell.comma'))
  return (
    <>
      <span>{number}</span>
      <span className={styles.second}>
        {[ending && t(FORMER_ENDINGS[ending]), day, goods].filter(Boolean).join(', ')}
      </span>
      <span />
      <span className={styles.sum}>{formatMoney({ sum: total, currency }, reader)}</span>
    </>
  )
}
