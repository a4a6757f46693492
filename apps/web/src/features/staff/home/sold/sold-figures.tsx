import type { Sold, SoldPeriod } from '@vitrine/contract/desk/home'
import { findStore } from '@vitrine/domain/store/find-store'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { useId, useMemo, useState } from 'react'
import { PeriodChart } from '#web/lib/chart/lazy-chart.tsx'
import { partName } from '#web/lib/chart/part-name.ts'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { PlainHead } from '../../table/plain-head.tsx'
import styles from '../home.module.css'
import { changeOf } from './change-of.ts'
import { useSum } from './use-sum.ts'

/** Sums first, then a chart that a table and a file say again. */
export function SoldFigures({ sold, period }: { sold: Sold; period: SoldPeriod }) {
  const t = useT()
  const stores = useStores()
  const { locale } = useStore()
  const sum = useSum(sold.currency)
  const number = new Intl.NumberFormat(locale)
  const tableId = useId()
  const [isOpen, setOpen] = useState(false)
  const parts = useMemo(
    () =>
      sold.parts.map((part) => ({
        name: partName({ at: part.at, period, locale }),
        value: part.sum,
        before: part.sum_before,
        isToCome: part.is_to_come,
      })),
    [sold, period, locale],
  )
  const head = [t('staff.homeWhen'), t('staff.homeOrders'), `${t('staff.homeSold')}, ${sold.currency}`]
  const rows = sold.parts
    .filter((part) => !part.is_to_come)
    .map((part) => [part.at, part.orders, part.sum] as const)
  const change = changeOf({ now: sold.sum, before: sold.sum_before, locale })
  const label = parts.filter(({ isToCome }) => !isToCome).map(({ name, value }) => `${name} ${sum(value)}`)
  return (
    <>
      <dl className={styles.tiles}>
        <Tile value={sum(sold.sum)} text={t('staff.homeSold')} second={change} />
        <Tile
          value={number.format(sold.orders)}
          text={t('staff.homeOrders')}
          second={sold.orders_before !== 0 && number.format(sold.orders_before)}
        />
        <Tile value={sum(sold.average)} text={t('staff.homeAverage')} />
        <Tile value={formatPercent(sold.returned, locale)} text={t('staff.homeReturnedShare')} />
      </dl>
      <div className={styles.chart} role="img" aria-label={`${t('staff.homeSold')}: ${label.join(', ')}`}>
        <PeriodChart parts={parts} write={sum} />
      </div>
      <div className={styles.under}>
        <span>— {t('staff.homeBefore')}</span>
        <button
          type="button"
          className="text-link"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('staff.homeTable')}
        </button>
        <button
          type="button"
          className="text-link"
          onClick={() => saveCsv(`sales-${period}.csv`, [head, ...rows])}
        >
          {t('staff.auditCsv')}
        </button>
      </div>
      <div id={tableId}>
        {isOpen && (
          <Table
            head={head}
            rows={rows.map(([at, orders, value]) => [
              partName({ at, period, locale }, { isLong: true }),
              String(orders),
              sum(value),
            ])}
          />
        )}
      </div>
      <Table
        head={[t('staff.store'), t('staff.homeOrders'), t('staff.homeSold')]}
        rows={sold.stores.map((row) => [
          findStore(stores, row.store_code)?.name ?? row.store_code,
          String(row.orders),
          sum(row.sum),
        ])}
      />
    </>
  )
}

type TileProps = { value: string; text: string; second?: string | false | undefined }

function Tile({ value, text, second }: TileProps) {
  return (
    <div>
      <dt>
        {text}
        {second && `, ${second}`}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={`${staff.table} ${styles.plain}`}>
      <PlainHead words={head} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
