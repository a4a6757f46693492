import type { LowSize } from '@vitrine/contract/desk/home'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import { PlainHead } from '../table/plain-head.tsx'
import styles from './home.module.css'

/** Those most asked for first; more than are shown are in the catalogue. */
export function LowSizes({ sizes }: { sizes: readonly LowSize[] }) {
  const t = useT()
  const head = [t('staff.homeSku'), t('staff.homeName'), t('staff.homeQty'), t('staff.homeWaiting')]
  const rows = sizes.map(({ sku, name, qty, waiting }) => [sku, name, qty, waiting])
  return (
    <section id="sizes" className={styles.section} aria-labelledby="sizes-title">
      <h2 id="sizes-title">{t('staff.homeLow')}</h2>
      <table className={`${staff.table} ${styles.plain} ${styles.sizes}`}>
        <PlainHead words={head} />
        <tbody>
          {sizes.map(({ sku, name, qty, waiting }) => (
            <tr key={sku}>
              <th scope="row">{sku}</th>
              <td>{name}</td>
              <td data-label={qty === 0 ? undefined : t('staff.homeQty')}>
                {qty === 0 ? <em>{t('staff.homeSoldOut')}</em> : qty}
              </td>
              <td data-label={t('staff.homeWaiting')}>{waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="text-link" onClick={() => saveCsv('sizes.csv', [head, ...rows])}>
        {t('staff.auditCsv')}
      </button>
    </section>
  )
}
