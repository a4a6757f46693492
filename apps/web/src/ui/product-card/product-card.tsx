// One product of a list. No box and no shadow: the picture is the edge. The whole card is one link.
import type { ProductCard as CatalogueCard } from '@vitrine/domain/catalog/product'
import { announcedPercent } from '@vitrine/domain/pricing/discount'
import { type ComponentType, createContext, use } from 'react'
import { ShopLink } from '../link/shop-link.tsx'
import { Price } from '../price.tsx'
import { useStore, useT } from '../shop-context.tsx'
import { Badge } from './badge.tsx'
import { CardPictures } from './card-pictures.tsx'
import { KeptCardsContext } from './kept-card.ts'
import styles from './product-card.module.css'
import { Swatch } from './swatch.tsx'

export type CardProduct = Pick<
  CatalogueCard,
  | 'id'
  | 'sku'
  | 'name'
  | 'brand_name'
  | 'image'
  | 'tone'
  | 'price_incl_tax'
  | 'old_price'
  | 'max_price'
  | 'lowest_price'
  | 'sale'
  | 'new'
> & {
  path: string
  /** The second picture, shown under the pointer. */
  hover: string | null
  /** Only where a finger moves from picture to picture. */
  third?: string | null
  colors: { label: string; color: string | null }[]
  moreColors: number
  isLow: boolean
  isSoldOut: boolean
}

type ProductCardProps = {
  product: CardProduct
  loading?: 'first' | 'eager' | 'lazy'
  /** How large it is shown. */
  size?: 'card' | 'rail'
  rank?: number
  onChoose?: () => void
}

/** What the shell puts into the corner of every card, as the heart: cards know nothing of lists and sessions. */
export const CardCorner = createContext<ComponentType<{ product: CardProduct }> | null>(null)

export function ProductCard(card: ProductCardProps) {
  const { product, loading = 'lazy', size = 'card', rank } = card
  const find = use(KeptCardsContext)
  // What loads first is told to the page's head besides, so such a card is drawn.
  const kept = loading === 'lazy' ? find?.([product, size, rank]) : undefined
  if (kept && 'html' in kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as React itself wrote it for another page
    return <article className={styles.card} dangerouslySetInnerHTML={{ __html: kept.html }} />
  return (
    <article className={styles.card} data-unkept={kept?.mark}>
      <Inside {...card} />
    </article>
  )
}

function Inside({ product, loading = 'lazy', size = 'card', rank, onChoose }: ProductCardProps) {
  const Corner = use(CardCorner)
  const isSwiped = product.third !== undefined
  return (
    <>
      <ShopLink
        to={product.path}
        follow="ahead"
        className={isSwiped ? `${styles.link} ${styles.swiped}` : styles.link}
        onClick={onChoose}
      >
        <CardPictures of={product} loading={loading} size={size} />
        <div className={styles.body} data-card-body>
          <Colors product={product} rank={rank} />
          {product.brand_name && <p className={styles.brand}>{product.brand_name}</p>}
          <h3 className={styles.name}>{product.name}</h3>
          <Price
            now={product.price_incl_tax}
            old={product.old_price}
            max={product.max_price}
            lowest={product.lowest_price}
          />
        </div>
      </ShopLink>
      <Badges product={product} />
      {Corner && <Corner product={product} />}
    </>
  )
}

function Colors({ product, rank }: { product: CardProduct; rank: number | undefined }) {
  const t = useT()
  const total = product.colors.length + product.moreColors
  const isShown = product.colors.some(({ color }) => color)
  const dots = product.colors.map(({ label, color }) => <Swatch key={label} color={color} />)
  return (
    <div className={styles.colors}>
      {rank !== undefined && <span className={styles.rank}>{rank}</span>}
      {isShown && dots}
      {isShown && product.moreColors > 0 && <span aria-hidden="true">+{product.moreColors}</span>}
      {total > 1 && (
        <span className={isShown ? 'visually-hidden' : undefined}>{t('list.colors', { count: total })}</span>
      )}
    </div>
  )
}

/** At most two; a reduction says more than newness, newness more than a low stock. What is gone says that alone. */
function Badges({ product }: { product: CardProduct }) {
  const t = useT()
  const { price_incl_tax: now, old_price: old, lowest_price: lowest } = product
  const percent = announcedPercent({ now, old, lowest }, useStore())
  if (product.isSoldOut)
    return (
      <div className={styles.badges}>
        <Badge>{t('list.soldOut')}</Badge>
      </div>
    )
  const badges = [
    percent > 0 ? { text: t('list.discount', { percent }), isSale: true } : undefined,
    product.new ? { text: t('list.new') } : undefined,
    product.isLow ? { text: t('list.fewLeft') } : undefined,
  ].filter((badge) => badge !== undefined)
  if (badges.length === 0) return null
  return (
    <div className={styles.badges}>
      {badges.slice(0, 2).map(({ text, isSale }) => (
        <Badge key={text} isSale={isSale}>
          {text}
        </Badge>
      ))}
    </div>
  )
}
