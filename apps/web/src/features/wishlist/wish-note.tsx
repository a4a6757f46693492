import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './wishlist.module.css'

export type ShownWish = { card: CardProduct; since?: { price: number | null; at: string } }

/** What has changed since it was put in, in one line. */
export function WishNote({ card, since }: { card: CardProduct; since: ShownWish['since'] }) {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const saved = since?.price ? Math.round((since.price - card.price_incl_tax) * 100) / 100 : 0
  if (card.isSoldOut) return <p className={styles.note}>{t('wishlist.soldOut')}</p>
  if (!since || saved <= 0) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(since.at))
  return (
    <p className={`${styles.note} ${styles.sale}`}>{t('wishlist.cheaper', { price: price(saved), date })}</p>
  )
}
