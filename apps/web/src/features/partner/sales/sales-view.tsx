import { Failed } from '#web/lib/answer/failed.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { SalesChoice } from './figures/sales-choice.tsx'
import { SalesFigures } from './figures/sales-figures.tsx'
import { useAsked } from './figures/use-asked.ts'
import { MoneyPanel } from './money/money-panel.tsx'
import { useBalance } from './money/use-balance.ts'
import styles from './sales.module.css'
import { useSales } from './use-sales.ts'
import { WhatToDo } from './what-to-do.tsx'

/** What a partner earns: a period beside the one before, the money in its three states, and what there is to do. */
export function SalesView() {
  const t = useT()
  const { period, currency, choose } = useAsked()
  const sales = useSales({ period, currency })
  const { latest } = sales
  const week = useSales(latest && latest.period !== 'week' ? { period: 'week', currency } : null)
  const balance = useBalance(currency)
  const isStale = latest !== undefined && (latest.period !== period || sales.answer === undefined)
  const ofWeek = latest?.period === 'week' ? latest : week.latest
  const failed = [sales, balance].find(({ error }) => error !== undefined)
  return (
    <>
      <div className={styles.top}>
        <h1 className="type-title" tabIndex={-1}>
          {t('partner.sales')}
        </h1>
        <SalesChoice
          period={period}
          currency={currency ?? latest?.currency}
          currencies={latest?.currencies ?? []}
          onChoose={choose}
        />
      </div>
      {failed && <Failed text={failureText(failed.error)} onRetry={failed.retry} />}
      <div className={styles.dash} aria-busy={isStale || latest === undefined}>
        {latest && <SalesFigures sales={latest} />}
        {latest && balance.latest && (
          <div>
            <MoneyPanel balance={balance.latest} />
            {ofWeek && <WhatToDo balance={balance.latest} week={ofWeek} />}
          </div>
        )}
      </div>
    </>
  )
}
