import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import styles from './wish-heart.module.css'
import { WishHeart } from './wish-heart.tsx'

/** Over the picture of a card. Its address goes along, without what was chosen in a list; the shop adds the category. */
export function CardHeart({ product }: { product: CardProduct }) {
  const { currencyCode: price_currency } = useStore()
  const { sku, name, brand_name, image, path, price_incl_tax: final_price } = product
  const url_path = decodeURI(path.split('?', 1)[0]?.slice(1) ?? '')
  const wished = { sku, name, brand_name, image, url_path, final_price, category: '', price_currency }
  return <WishHeart product={wished} className={styles.corner} />
}
