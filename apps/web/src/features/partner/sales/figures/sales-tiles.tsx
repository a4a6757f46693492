import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import type { Sales } from '../sales.ts'
import { spanName } from './span-name.ts'

/** Each opens what it counts. */
export function SalesTiles({ sales }: { sales: Sales }) {
  const t = useT()
  const money = useMoney(sales.currency)
  const { locale } = useStore()
  const { total, before, period, currency } = sales
  const span = spanName({ ...sales, locale })
  const orders = `/cabinet/sales/orders?period=${period}&currency=${currency}`
  return (
    <div className={styles.tiles}>
      <Link to={orders} className={styles.tile}>
        <span className={styles.name}>
          {[t('partner.profit'), span].filter(Boolean).join(t('shell.comma'))}
        </span>
        <span className={styles.figure}>{money(total.profit)}</span>
        <span className={styles.note}>
          <Difference by={total.profit - before.profit} write={money} /> {t('partner.onBefore')}
        </span>
        {total.bonus > 0 && (
          <span className={styles.note}>{t('partner.andBonuses', { sum: money(total.bonus) })}</span>
        )}
      </Link>
      <Link to={orders} className={styles.tile}>
        <span className={styles.name}>{t('partner.orders')}</span>
        <span className={styles.figure}>{total.count}</span>
        <span className={styles.note}>
          <Difference by={total.count - before.count} write={String} />,{' '}
          {t('partner.soldSum', { sum: money(total.sum) })}
        </span>
      </Link>
      <Link to={`/cabinet/products/posts?period=${period}`} className={styles.tile}>
        <span className={styles.name}>{t('partner.posts')}</span>
        <span className={styles.figure}>{total.mentioned}</span>
        <span className={styles.note}>
          <Difference by={total.mentioned - before.mentioned} write={String} />
          {period === 'week' && <>, {t('partner.goal', { goal: sales.mentions_goal })}</>}
        </span>
      </Link>
    </div>
  )
}

/** With its sign: colour alone says nothing. */
function Difference({ by, write }: { by: number; write: (amount: number) => string }) {
  const { locale } = useStore()
  const rounded = Math.round(by * 100) / 100
  if (rounded === 0) return <span>±{(0).toLocaleString(locale)}</span>
  return (
    <span className={rounded > 0 ? styles.up : styles.down}>
      {rounded > 0 ? '+' : '−'}
      {write(Math.abs(rounded))}
    </span>
  )
}
