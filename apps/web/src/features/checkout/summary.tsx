import type { Totals } from '@vitrine/contract/cart'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { Link } from 'react-router'
import { CartBonuses } from '#web/engine/promotions/cart-bonuses.tsx'
import { CartCoupon } from '#web/engine/promotions/cart-coupon.tsx'
import { CartGiftCards } from '#web/engine/promotions/cart-gift-cards.tsx'
import { useCart } from '#web/engine/use-cart.ts'
import { BoughtLines } from '#web/ui/bill/bought-lines.tsx'
import { Sums } from '#web/ui/bill/sums.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** What is being ordered and what it costs, with the chosen delivery and payment. */
export function Summary({ totals }: { totals: Totals | null }) {
  const t = useT()
  const { lines, loaded } = useCart()
  // What can be pressed comes with the lines above it, which would push it away.
  if (!loaded) return <p className="tone-second">{t('cart.stale')}</p>
  return (
    <>
      <BoughtLines lines={lines.filter(isBuyable)} />
      <CartCoupon />
      <CartGiftCards totals={totals} />
      <CartBonuses />
      {totals ? (
        <Sums segments={totals.total_segments} isWhole />
      ) : (
        <p className="tone-second">{t('cart.stale')}</p>
      )}
    </>
  )
}

/** What waits in the bag and does not come along: nobody should learn that from the parcel. */
export function LeftOut() {
  const t = useT()
  const count = useCart().lines.filter((line) => !isBuyable(line)).length
  if (count === 0) return null
  return (
    <Note tone="warn">
      {t('checkout.leftOut', { count })}{' '}
      <Link className="text-link" to="/cart">
        {t('checkout.back')}
      </Link>
    </Note>
  )
}
