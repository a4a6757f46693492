import { useLocation } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { useMoment } from '../../goods/use-moment.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { sumsOf } from '../money/sums-of.ts'
import { useSums } from '../money/use-money.ts'
import styles from '../sales.module.css'
import { type Payout, PayoutRow } from './payout-row.tsx'
import own from './payouts.module.css'

/** By the year they were made in, each with its sum. The newest stands open, and so does that of a payout the address names. */
export function PayoutYears({ payouts }: { payouts: readonly Payout[] }) {
  const t = useT()
  const moment = useMoment()
  const sums = useSums()
  const { hash } = useLocation()
  const years = [...Map.groupBy(payouts, ({ created_at }) => moment(created_at).date.slice(0, 4))]
  return (
    <>
      <ColumnHeads
        className={own.columns}
        names={[
          t('partner.column.date'),
          t('partner.orders'),
          t('partner.column.account'),
          t('partner.column.statement'),
          t('partner.column.sum'),
        ]}
      />
      {years.map(([year, ofYear], at) => (
        <section key={year}>
          <h2 className={own.year}>
            {year} <span>{sums(sumsOf(ofYear))}</span>
          </h2>
          <details open={at === 0 || ofYear.some(({ id }) => hash === `#payout-${id}`)}>
            <summary className={own.count}>{t('partner.payoutsCount', { count: ofYear.length })}</summary>
            <ul className={styles.list}>
              {ofYear.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} />
              ))}
            </ul>
          </details>
        </section>
      ))}
      <p className={own.all}>
        {t('partner.paidInAll')} <span>{sums(sumsOf(payouts))}</span>
      </p>
    </>
  )
}
