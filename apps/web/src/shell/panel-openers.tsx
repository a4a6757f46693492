import { useDrawer, useDrawerOpen } from '#web/engine/use-cart.ts'
import { isNewsletterOpen } from '#web/lib/content/newsletter-modal.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { isWishlistOpen } from '#web/lib/panel/page-panel.ts'
import { usePrefetchWhenIdle } from '#web/lib/panel/use-prefetch-when-idle.ts'
import { useObservable } from '#web/lib/use-observable.ts'

const CartDrawer = lazyPanel(async () => (await import('#web/features/cart/cart-drawer.tsx')).CartDrawer)

/** Its code comes once the page has come to rest, so that it opens in the frame after a tap, also when the line is gone. */
export function CartDrawerOpener() {
  const drawer = useDrawer()
  usePrefetchWhenIdle(CartDrawer)
  // Without its code it stays shut; what was added is in the bag all the same.
  return <CartDrawer isOpen={useDrawerOpen()} onOpen={drawer.open} onClose={drawer.close} />
}

const NewsletterModal = lazyPanel(
  async () => (await import('#web/features/newsletter/newsletter-modal.tsx')).NewsletterModal,
)

/** The modal's code comes when somebody asks for it. */
export function NewsletterOpener() {
  const isOpen = useObservable(isNewsletterOpen)
  return (
    <NewsletterModal
      isOpen={isOpen}
      onOpen={() => isNewsletterOpen.set(true)}
      onClose={() => isNewsletterOpen.set(false)}
    />
  )
}

const WishlistPanel = lazyPanel(
  async () => (await import('#web/features/wishlist/wishlist-panel.tsx')).WishlistPanel,
)

/** It must also open after the line is gone. */
export function WishlistOpener() {
  usePrefetchWhenIdle(WishlistPanel)
  const isOpen = useObservable(isWishlistOpen)
  return (
    <WishlistPanel
      isOpen={isOpen}
      onOpen={() => isWishlistOpen.set(true)}
      onClose={() => isWishlistOpen.set(false)}
    />
  )
}
