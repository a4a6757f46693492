import { useDrawer, useDrawerOpen } from '#web/engine/use-cart.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { usePrefetchAtRest } from '#web/lib/panel/use-prefetch-at-rest.ts'

const CartDrawer = lazyPanel(async () => (await import('#web/features/cart/cart-drawer.tsx')).CartDrawer)

/** Its code comes once the page has come to rest, so that it opens in the frame after a tap, also when the line is gone. */
export function CartDrawerOpener() {
  const drawer = useDrawer()
  usePrefetchAtRest(CartDrawer)
  // Without its code it stays shut; what was added is in the bag all the same.
  return <CartDrawer isOpen={useDrawerOpen()} onOpen={drawer.open} onClose={drawer.close} />
}
