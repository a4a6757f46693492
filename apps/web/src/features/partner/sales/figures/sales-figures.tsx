import { lazy, Suspense, useId, useState } from 'react'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import type { Sales } from '../sales.ts'
import { partName } from './part-name.ts'
import { withReadableLanguage } from './readable-language.ts'
import { SalesTable } from './sales-table.tsx'
import { SalesTiles } from './sales-tiles.tsx'

const NoChart = (_: { sales: Sales }) => null

/** The library that draws comes with the first chart somebody sees. Where it cannot, the table says the same. */
const SalesChart = lazy(async () => {
  const found = await withReadableLanguage(() => import('./sales-chart.tsx')).catch(() => undefined)
  return { default: found?.SalesChart ?? NoChart }
})

export function SalesFigures({ sales }: { sales: Sales }) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(sales.currency)
  const tableId = useId()
  const [isOpen, setOpen] = useState(false)
  const { period } = sales
  const label = sales.parts
    .filter(({ is_to_come }) => !is_to_come)
    .map(({ at, profit }) => `${partName({ at, period, locale }, { isLong: true })} ${money(profit)}`)
    .join(', ')
  function download() {
    const head = [t('partner.when'), t('partner.posts'), t('partner.orders')]
    const sums = [t('partner.sold'), t('partner.profit')].map((name) => `${name}, ${sales.currency}`)
    const rows = sales.parts.map(({ at, mentioned, count, sum, profit }) => [
      at,
      mentioned,
      count,
      sum,
      profit,
    ])
    saveCsv(`${period}-${sales.parts[0]?.at.slice(0, 10) ?? ''}.csv`, [[...head, ...sums], ...rows])
  }
  return (
    <div className={styles.figures}>
      <SalesTiles sales={sales} />
      <div className={styles.chart} role="img" aria-label={`${t('partner.profit')}: ${label}`}>
        <Suspense fallback={null}>
          <SalesChart sales={sales} />
        </Suspense>
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
