import { useStore, useT } from '#web/ui/shop-context.tsx'
import { MEASURE_NAMES } from './measure-names.ts'
import styles from './size-guide.module.css'
import { CM_PER_INCH, type SizeTable } from './size-tables.ts'

export type Unit = 'cm' | 'in'
type ViewProps = { table: SizeTable; unit: Unit; marked: string | undefined }

export function SizeTableView({ table, unit, marked }: ViewProps) {
  const t = useT()
  const { locale } = useStore()
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const shown = (cm: number) => numbers.format(unit === 'in' ? cm / CM_PER_INCH : cm)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('purchase.findSize')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('purchase.size')}</th>
          {table.measures.map((measure) => (
            <th key={measure} scope="col">
              {t(MEASURE_NAMES[measure])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ size, spans }) => (
          <tr key={size} className={size === marked ? styles.marked : undefined}>
            <th scope="row">{size}</th>
            {spans.map(([from, to], index) => (
              <td key={table.measures[index]}>
                {shown(from)}–{shown(to)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
