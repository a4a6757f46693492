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
  const { latest: sold, answer, error, retry } = useSold({ period, store, currency })
  return (
    <section className={styles.section} aria-labelledby="sold" aria-busy={answer === undefined}>
      <header className={styles.head}>
        <h2 id="sold">{t('staff.homeSales')}</h2>
        <PeriodChoice period={period} onChoose={setPeriod} />
        {sold && sold.currencies.length > 1 && (
          <Choice
            label={t('staff.currency')}
            options={sold.currencies.map((value) => ({ value, text: value }))}
            value={sold.currency}
            onChoose={setCurrency}
          />
        )}
      </header>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {sold && answer && <SoldFigures sold={answer} period={period} />}
    </section>
  )
}
