import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { Product } from '@vitrine/domain/catalog/product'
import { Link } from 'react-router'
import { contentPath } from '#web/lib/links.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './details.module.css'
import { Manufacturer } from './manufacturer.tsx'

/** Attributes that tell what it is made of and how it is looked after; the rest describes the piece. */
const CARE: ReadonlySet<string> = new Set([
  'material',
  'care',
  'cloth_weight',
  'composition',
  'fabric',
  'climate',
])
/** Told by the manufacturer's own fold. */
const ORIGIN: ReadonlySet<string> = new Set(['brand', 'made_in'])

export function Details({ product }: { product: Product }) {
  const t = useT()
  const comma = t('shell.comma')
  const care = product.details.filter(({ code }) => CARE.has(code))
  const origin = product.details.filter(({ code }) => ORIGIN.has(code))
  const rows = [
    ...rowsOf(
      product.details.filter(({ code }) => !CARE.has(code) && !ORIGIN.has(code)),
      comma,
    ),
    ...(product.article ? [{ label: t('product.article'), text: product.article }] : []),
  ]
  return (
    <div className={styles.folds}>
      {/* Descriptions bring headings of their own, which stand below this one. */}
      <Fold title={<h2>{t('product.description')}</h2>} isOpen>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server on write and again on read */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
        <Rows rows={rows} />
      </Fold>
      {care.length > 0 && (
        <Fold title={t('product.materialAndCare')}>
          <Rows rows={rowsOf(care, comma)} />
        </Fold>
      )}
      <Delivery isShipped={!isVirtualProduct(product.type_id)} />
      <Manufacturer brand={product.brand_name}>
        <Rows rows={rowsOf(origin, comma)} />
      </Manufacturer>
    </div>
  )
}

const rowsOf = (details: Product['details'], comma: string) =>
  details.map(({ label, values }) => ({ label, text: values.join(comma) }))

function Rows({ rows }: { rows: { label: string; text: string }[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.props}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Delivery({ isShipped }: { isShipped: boolean }) {
  const t = useT()
  const { pages } = useShopInfo()
  const links = [
    { page: 'shipping-info', text: t('shell.delivery') },
    { page: 'retail-returns', text: t('shell.returns') },
  ] as const
  return (
    <Fold title={t('product.deliveryAndReturns')}>
      <p className="type-small">{t(isShipped ? 'product.deliveryLong' : 'product.deliveryVirtual')}</p>
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
    </Fold>
  )
}
