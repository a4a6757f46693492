import { CardGrid } from '#web/ui/product-card/card-page.tsx'
import { ComingCard } from '#web/ui/product-card/coming-card.tsx'
import { ProductCard } from '#web/ui/product-card/product-card.tsx'
import { CompareToggle } from '#web/wishlist/compare/compare-toggle.tsx'
import { WishBuy } from './buy/wish-buy.tsx'
import { type ShownWish, WishNote } from './wish-note.tsx'
import styles from './wishlist.module.css'

/** As many as a screen can hold. */
const PLACES = 8

export const ComingWishes = ({ wishes }: { wishes: readonly ShownWish[] }) => (
  <CardGrid>
    {wishes.slice(0, PLACES).map(({ card }) => (
      <li key={card.sku}>
        <ComingCard />
      </li>
    ))}
  </CardGrid>
)

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
