import type { Product } from '@vitrine/domain/catalog/product'
import { Link } from 'react-router'
import { contentPath } from '#web/lib/links.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
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
        <PageLinks />
      </Fold>
    </div>
  )
}

function PageLinks() {
  const t = useT()
  const { pages } = useShopInfo()
  const links = [
    { page: 'shipping-info', text: t('shell.delivery') },
    { page: 'retail-returns', text: t('shell.returns') },
  ] as const
  return (
    <ul className={styles.links}>
      {links
        .filter(({ page }) => pages.includes(page))
        .map(({ page, text }) => (
          <li key={page}>
            <Link className="text-link" to={contentPath(page)}>
              {text}
            </Link>
          </li>
        ))}
    </ul>
  )
}
