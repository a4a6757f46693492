import { useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../../frame/use-staff-scope.ts'
import styles from '../home.module.css'
import { useSold } from '../use-home.ts'
import { changeOf } from './change-of.ts'
import { useSum } from './use-sum.ts'

/** What came in since midnight, beside the same hours of yesterday. */
export function TodaySection() {
  const t = useT()
  const { store } = useStaffScope()
  const { latest: sold } = useSold({ period: 'today', store, currency: undefined })
  const sum = useSum(sold?.currency)
  if (!sold) return <section className={styles.section} aria-busy="true" />
  const change = changeOf(sold.sum, sold.sum_before)
  return (
    <section className={styles.section} aria-labelledby="today">
      <h2 id="today">{t('staff.homeToday')}</h2>
      <p className={styles.sum}>{sum(sold.sum)}</p>
      {change !== undefined && <p>{t('staff.homeYesterday', { change })}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('staff.homeOrders')}</dt>
          <dd>{sold.orders}</dd>
        </div>
        <div>
          <dt>{t('staff.homeAverage')}</dt>
          <dd>{sum(sold.average)}</dd>
        </div>
      </dl>
    </section>
  )
}
