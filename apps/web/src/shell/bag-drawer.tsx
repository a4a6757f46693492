import { lazy, Suspense, useState } from 'react'
import { useDrawerOpen } from '#web/lib/bag.tsx'

const CartDrawer = lazy(async () => {
  const drawer = await import('#web/features/cart/cart-drawer.tsx')
  return { default: drawer.CartDrawer }
})

/** The drawer's code comes with its first opening. */
export function BagDrawer() {
  const isOpen = useDrawerOpen()
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null
}
