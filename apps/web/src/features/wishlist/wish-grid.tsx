import { CardGrid } from '#web/ui/product-card/card-page.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { CompareToggle } from '#web/wishlist/compare/compare-toggle.tsx'
import { WishBuy } from './buy/wish-buy.tsx'
import { type ShownWish, WishNote } from './wish-note.tsx'
import styles from './wishlist.module.css'

export function WishGrid({ wishes }: { wishes: readonly ShownWish[] }) {
  return (
    <CardGrid>
      {wishes.map(({ card, since }) => (
        <li key={card.sku} className={card.isSoldOut ? styles.out : undefined}>
          <ProductCard product={card} />
          <WishNote card={card} since={since} />
          <WishBuy card={card} />
          <CompareToggle piece={card} />
        </li>
      ))}
    </CardGrid>
  )
}
