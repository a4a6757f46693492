import type { Product } from '@vitrine/domain/catalog/product'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './files.module.css'

/** The files that come together with a download. Files sold one by one are a question of their own. */
export function Files({ product: { downloads } }: { product: Product }) {
  const t = useT()
  const together = downloads.filter(({ option_type_id: choice }) => choice === null)
  return (
    <section className={styles.files} aria-labelledby="files">
      <h2 id="files" className="type-small type-strong">
        {t('purchase.files', { count: together.length })}
      </h2>
      <ul>
        {together.map(({ title }) => (
          <li key={title}>
            <Icon name="file" size="small" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
