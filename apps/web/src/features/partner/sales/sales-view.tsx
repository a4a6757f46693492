import { getPartnerBalance } from '@vitrine/contract/partner/money'
import { getPartnerSales } from '@vitrine/contract/partner/sales'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { cabinetRounds } from '../refresh.ts'
import { Failed } from './failed.tsx'
import { PeriodChoice } from './figures/period-choice.tsx'
import { SalesFigures } from './figures/sales-figures.tsx'
import { usePeriod } from './figures/use-period.ts'
import { MoneyPanel } from './money-panel.tsx'
import styles from './sales.module.css'

/** What a partner earns: a period beside the one before, and the money in its three states. */
export function SalesView() {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const rounds = useWatched(cabinetRounds)
  const [period, choose] = usePeriod()
  const sales = useAnswer(`sales ${code} ${period} ${rounds}`, () =>
    client.call(getPartnerSales, { query: { period } }),
  )
  const currency = sales.latest?.currency
  const balance = useAnswer(currency === undefined ? null : `balance ${currency} ${rounds}`, () =>
    client.call(getPartnerBalance, { query: { currency } }),
  )
  const isStale = sales.latest !== undefined && sales.latest.period !== period
  return (
    <>
      <div className={styles.top}>
        <h1 className="type-title" tabIndex={-1}>
          {t('partner.sales')}
        </h1>
        <PeriodChoice period={period} onChoose={choose} />
      </div>
      {sales.error !== undefined && <Failed onRetry={sales.retry} />}
      <div className={styles.dash} aria-busy={isStale || sales.latest === undefined}>
        {sales.latest && <SalesFigures sales={sales.latest} />}
        {sales.latest && balance.latest && (
          <MoneyPanel balance={balance.latest} counts={sales.latest.counts} />
        )}
      </div>
    </>
  )
}
