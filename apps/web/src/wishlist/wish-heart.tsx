// The heart, wherever a product is shown: in or out, at once, and later in the shop.
import type { Product } from '@vitrine/domain/catalog/product'
import type { WishedProduct } from '@vitrine/sync/wishlist/wish'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { usePixel } from '#web/lib/pixel/use-pixel.ts'
import { IconButton } from '#web/ui/button.tsx'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './wish-heart.module.css'

export function WishHeart({ product, className }: { product: WishedProduct; className?: string }) {
  const t = useT()
  const { items, toggle } = useWishlist()
  const tellPixel = usePixel()
  const isIn = items.some(({ sku }) => sku === product.sku)
  function press() {
    void toggle(product)
    const { sku: id, final_price: value, price_currency: currency } = product
    if (!isIn) tellPixel({ name: 'AddToWishlist', id, value, currency })
  }
  const names = [className, isIn && styles.on].filter(Boolean).join(' ')
  return (
    <IconButton
      icon="heart"
      label={t('shell.wishlist', { name: product.name })}
      aria-pressed={isIn}
      className={names}
      onClick={press}
    />
  )
}

export function toWished(product: Product, currency: string): WishedProduct {
  const { sku, name, brand_name, image, url_path, price_incl_tax: final_price, category } = product
  const last = category.at(-1)?.name ?? ''
  return { sku, name, brand_name, image, url_path, final_price, category: last, price_currency: currency }
}

/** Over the picture of a card. Its address goes along, without what was chosen in a list; the shop adds the category. */
export function CardHeart({ product }: { product: CardProduct }) {
  const { currencyCode: price_currency } = useStore()
  const { sku, name, brand_name, image, path, price_incl_tax: final_price } = product
  const url_path = decodeURI(path.split('?', 1)[0]?.slice(1) ?? '')
  const wished = { sku, name, brand_name, image, url_path, final_price, category: '', price_currency }
  return <WishHeart product={wished} className={styles.corner} />
}
