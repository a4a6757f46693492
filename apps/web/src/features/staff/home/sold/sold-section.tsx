import type { SoldPeriod } from '@vitrine/contract/desk/home'
import { useState } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../../frame/use-staff-scope.ts'
import { Choice, PeriodChoice } from '../choice.tsx'
import styles from '../home.module.css'
import { useSold } from '../use-home.ts'
import { SoldFigures } from './sold-figures.tsx'

/** Of a period and a money; what was there stays until the next has come. */
export function SoldSection() {
  const t = useT()
  const { store } = useStaffScope()
  const [period, setPeriod] = useState<SoldPeriod>('month')
  const [currency, setCurrency] = useState<string>()
  const { latest, answer, error, retry } = useSold({ period, store, currency })
  const currencies = latest ? [...new Set([...latest.sold.currencies, latest.sold.currency])] : []
  // Not under the name of a period that could not be read.
  const shown = error === undefined ? latest : answer
  return (
    <section
      className={styles.section}
      aria-labelledby="sold"
      aria-busy={answer === undefined && error === undefined}
    >
      <header className={styles.head}>
        <h2 id="sold">{t('staff.homeSales')}</h2>
        <PeriodChoice period={period} onChoose={setPeriod} />
        {latest && currencies.length > 1 && (
          <Choice
            label={t('staff.currency')}
            options={currencies.map((value) => ({ value, text: value }))}
            value={latest.sold.currency}
            onChoose={setCurrency}
          />
        )}
      </header>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {shown && <SoldFigures {...shown} />}
    </section>
  )
}
