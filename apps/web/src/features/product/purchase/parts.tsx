import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { Picture } from '#web/ui/picture.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import styles from './parts.module.css'

/** What is in a set: the parts of a grouped product, or the default choice of each option of a bundle. */
export function Parts({ product }: { product: Product }) {
  const t = useT()
  const price = usePrice()
  const parts = partsOf(product)
  if (parts.length === 0) return null
  return (
    <section className={styles.parts} aria-label={t('product.inTheSet')}>
      <h2 className="type-small type-strong">{t('product.inTheSet')}</h2>
      <ul>
        {parts.map(({ part, qty }) => (
          <li key={part.sku}>
            <Picture path={part.image} size="cart" alt="" />
            <span>{qty > 1 ? t('product.pieces', { name: part.name, qty }) : part.name}</span>
            <span className={styles.sum}>{price(part.price_incl_tax * qty)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function partsOf(product: Product): { part: ProductCard; qty: number }[] {
  const grouped = product.product_links.filter((link) => link.link_type === 'associated')
  const chosen = product.bundle_options.flatMap(
    (option) => option.product_links.find((link) => link.is_default) ?? option.product_links[0] ?? [],
  )
  return [...(product.type_id === 'grouped' ? grouped : []), ...chosen].flatMap(({ product: part, qty }) =>
    part ? [{ part, qty: Math.max(1, qty) }] : [],
  )
}
