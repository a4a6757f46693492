import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../../frame/use-staff-scope.ts'
import styles from '../home.module.css'
import { useSold } from '../use-home.ts'
import { changeOf } from './change-of.ts'
import { useSum } from './use-sum.ts'

/** What came in since midnight, beside the same hours of yesterday. */
export function TodaySection() {
  const t = useT()
  const { store } = useStaffScope()
  const { locale } = useStore()
  const { latest, error, retry } = useSold({ period: 'today', store, currency: undefined })
  const sold = latest?.sold
  const sum = useSum(sold?.currency)
  const reader = useMoneyReader()
  if (!sold && error !== undefined) return <Failed text="staff.failed" onRetry={retry} />
  if (!sold) return <section className={styles.section} aria-busy="true" />
  const change = changeOf({ now: sold.sum, before: sold.sum_before, locale })
  return (
    <section className={styles.section} aria-labelledby="today">
      <h2 id="today">{t('staff.homeToday')}</h2>
      <p className={styles.sum}>{sum(sold.sum)}</p>
      {change !== undefined && <p>{t('staff.homeYesterday', { change })}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('staff.homeOrders')}</dt>
          <dd>{new Intl.NumberFormat(locale).format(sold.orders)}</dd>
        </div>
        <div>
          <dt>{t('staff.homeAverage')}</dt>
          <dd>{sum(sold.average)}</dd>
        </div>
        {sold.others.map(({ orders, ...money }) => (
          <div key={money.currency}>
            <dt>{formatMoney(money, reader)}</dt>
            <dd>{t('staff.ordersOf', { count: orders })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
