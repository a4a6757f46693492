import { useId, useMemo, useState } from 'react'
import { PeriodChart } from '#web/lib/chart/lazy-chart.tsx'
import { partName } from '#web/lib/chart/part-name.ts'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import type { Sales } from '../sales.ts'
import { SalesTable } from './sales-table.tsx'
import { SalesTiles } from './sales-tiles.tsx'

/** A phone shows the chart alone until it is asked for more. */
const hasRoom = (): boolean => globalThis.matchMedia?.(DESKTOP).matches ?? false
const DESKTOP = '(min-width: 1120px)'

export function SalesFigures({ sales }: { sales: Sales }) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(sales.currency)
  const tableId = useId()
  const [isOpen, setOpen] = useState(hasRoom)
  const { period } = sales
  const bars = useMemo(
    () =>
      sales.parts.map((part) => ({
        name: partName({ at: part.at, period, locale }),
        value: part.profit,
        before: part.profit_before,
        isToCome: part.is_to_come,
      })),
    [sales, period, locale],
  )
  const past = sales.parts.filter(({ is_to_come }) => !is_to_come)
  const label = past
    .map(({ at, profit }) => `${partName({ at, period, locale }, { isLong: true })} ${money(profit)}`)
    .join(t('shell.comma'))
  function download() {
    const head = [t('partner.when'), t('partner.posts'), t('partner.orders')]
    const money = [t('partner.sold'), t('partner.profit'), t('partner.bonuses')]
    const sums = money.map((name) => `${name}, ${sales.currency}`)
    const rows = past.map(({ at, mentioned, count, ...of }) => [
      ...[at, mentioned, count],
      ...[of.sum, of.profit, of.bonus],
    ])
    saveCsv(`${period}-${sales.parts[0]?.at.slice(0, 10) ?? ''}.csv`, [[...head, ...sums], ...rows])
  }
  return (
    <div className={styles.figures}>
      <SalesTiles sales={sales} />
      <div className={styles.chart} role="img" aria-label={`${t('partner.profit')}: ${label}`}>
        <PeriodChart parts={bars} write={money} />
      </div>
      <div className={styles.key}>
        <span>
          <i /> {t('partner.before')}
        </span>
        <button
          type="button"
          className="text-link"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'partner.hideTable' : 'partner.showTable')}
        </button>
        <button type="button" className="text-link" onClick={download}>
          {t('partner.csv')}
        </button>
      </div>
      <div id={tableId}>{isOpen && <SalesTable sales={sales} />}</div>
    </div>
  )
}
