import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../sales.module.css'
import type { Sales } from '../sales.ts'
import { useMoney } from '../use-money.ts'

/** Each opens what it counts. */
export function SalesTiles({ sales }: { sales: Sales }) {
  const t = useT()
  const money = useMoney(sales.currency)
  const { total, before } = sales
  return (
    <div className={styles.tiles}>
      <Link to="/cabinet/sales/orders" className={styles.tile}>
        <span className={styles.name}>{t('partner.profit')}</span>
        <span className={styles.figure}>{money(total.profit)}</span>
        <span className={styles.note}>
          <Difference by={total.profit - before.profit} write={money} /> {t('partner.onBefore')}
        </span>
      </Link>
      <Link to="/cabinet/sales/orders" className={styles.tile}>
        <span className={styles.name}>{t('partner.orders')}</span>
        <span className={styles.figure}>{total.orders}</span>
        <span className={styles.note}>
          <Difference by={total.orders - before.orders} write={String} />,{' '}
          {t('partner.soldSum', { sum: money(total.sold) })}
        </span>
      </Link>
      <Link to="/cabinet/products/posts" className={styles.tile}>
        <span className={styles.name}>{t('partner.posts')}</span>
        <span className={styles.figure}>{total.posts}</span>
        <span className={styles.note}>
          <Difference by={total.posts - before.posts} write={String} />,{' '}
          {t('partner.goal', { goal: sales.mentions_goal })}
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
