import type { Product } from '@vitrine/domain/catalog/product'
import { Link } from 'react-router'
import { contentPath } from '#web/lib/links.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './details.module.css'

export function Details({ product }: { product: Product }) {
  const t = useT()
  const rows = [
    ...product.details.map(({ label, values }) => ({ label, text: values.join(', ') })),
    ...(product.article ? [{ label: t('product.article'), text: product.article }] : []),
  ]
  return (
    <div className={styles.folds}>
      <Fold title={t('product.description')} isOpen>
        {/* Cleaned by the server when it was written and again when it was read. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML of the catalogue */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
      </Fold>
      {rows.length > 0 && (
        <Fold title={t('product.details')}>
          <dl className={styles.props}>
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      <Fold title={t('product.deliveryAndReturns')}>
        <p className="type-small">{t('product.deliveryLong')}</p>
        <p className="type-small">
          <Link className="text-link" to={contentPath('shipping-info')}>
            {t('shell.delivery')}
          </Link>
          {' · '}
          <Link className="text-link" to={contentPath('retail-returns')}>
            {t('shell.returns')}
          </Link>
        </p>
      </Fold>
    </div>
  )
}
