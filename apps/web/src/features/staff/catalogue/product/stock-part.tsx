import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../parts/parts.module.css'
import type { ProductDraft } from './use-product-draft.ts'

/** Pieces of the product, or of each of its variants, with what is kept aside for carts. */
export function StockPart({ draft, product }: { draft: ProductDraft; product: EditedProduct }) {
  const t = useT()
  const { id, sku, stock, variants, type } = product
  const rows = type === 'configurable' ? variants : [{ id, sku, stock, name: sku, options: {} }]
  if (type === 'grouped' || type === 'bundle' || rows.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('staff.catStock')}>
      <h2>{t('staff.catStock')}</h2>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t('staff.catProduct')}</th>
            <th scope="col">{t('staff.catStock')}</th>
            <th scope="col">{t('staff.catHeld')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.id === id ? row.sku : <Link to={`/admin/catalogue/${row.id}`}>{row.sku}</Link>}{' '}
                {Object.values(row.options).join(', ')}
              </th>
              <td>
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={`${t('staff.catStock')}, ${row.sku}`}
                  value={draft.pieces[row.id] ?? row.stock?.qty ?? ''}
                  onChange={({ target }) => draft.setPiece(row.id, target.value)}
                />{' '}
                {draft.pieces[row.id] !== undefined && (
                  <small>{t('staff.catWas', { value: row.stock?.qty ?? '–' })}</small>
                )}
              </td>
              <td>{row.stock?.held}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
