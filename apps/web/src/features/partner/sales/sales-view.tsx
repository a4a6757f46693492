import { Failed } from '#web/lib/answer/failed.tsx'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { Waiting } from '../waiting/waiting.tsx'
import { SalesChoice } from './figures/sales-choice.tsx'
import { SalesFigures } from './figures/sales-figures.tsx'
import { useAsked } from './figures/use-asked.ts'
import { OwnLink } from './link/own-link.tsx'
import { MoneyPanel } from './money/money-panel.tsx'
import { type Balance, useBalance } from './money/use-balance.ts'
import styles from './sales.module.css'
import type { Sales } from './sales.ts'
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
  const ofWeek = latest?.period === 'week' ? latest : week.latest
  const failed = [sales, balance].find(({ error }) => error !== undefined)
  const isWaiting = latest === undefined && !failed
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
      <div className={styles.dash} aria-busy={isWaiting || isStale(sales, period)}>
        {isWaiting && <Waiting />}
        {latest && <SalesFigures sales={latest} />}
        {latest && balance.latest && (
          <Beside balance={balance.latest} week={ofWeek} isWeekLost={week.error !== undefined} />
        )}
      </div>
    </>
  )
}

/** What is shown is of another period, or the next answer is on its way. */
const isStale = ({ latest, answer }: Question<Sales>, period: string): boolean =>
  latest !== undefined && (latest.period !== period || answer === undefined)

type BesideProps = { balance: Balance; week: Sales | undefined; isWeekLost: boolean }

function Beside({ balance, week, isWeekLost }: BesideProps) {
  return (
    <div>
      <MoneyPanel balance={balance} />
      {!week && isWeekLost && <OwnLink />}
      {week && (
        <WhatToDo balance={balance} week={week}>
          <OwnLink />
        </WhatToDo>
      )}
    </div>
  )
}
