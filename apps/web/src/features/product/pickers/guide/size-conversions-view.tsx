import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { Conversions } from './size-conversions.ts'
import styles from './size-guide.module.css'

type ViewProps = { conversions: Conversions; marked: string | undefined }

export function SizeConversionsView({ conversions: { regions, rows }, marked }: ViewProps) {
  const t = useT()
  const numbers = new Intl.NumberFormat(useStore().locale)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('purchase.sizeElsewhere')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('purchase.size')}</th>
          {regions.map((region) => (
            <th key={region} scope="col">
              {region}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, names }) => (
          <tr key={size} className={size === marked ? styles.marked : undefined}>
            <th scope="row">{size}</th>
            {names.map((name, at) => (
              <td key={regions[at]}>{name.map((number) => numbers.format(number)).join('–')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
