import { type ComponentType, useEffect, useState } from 'react'
import { useBag, useDrawerOpen } from '#web/lib/bag.tsx'

const loadDrawer = () => import('#web/features/cart/cart-drawer.tsx')

/** The drawer's code comes once the page has come to rest: it must also open after the line is gone. */
export function BagDrawer() {
  const { drawer } = useBag()
  const isOpen = useDrawerOpen()
  const [Drawer, setDrawer] = useState<ComponentType>()
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    atRest(() => void loadDrawer().catch(() => undefined))
  }, [])
  useEffect(() => {
    if (!isOpen || Drawer) return
    // Without its code it stays shut; what was added is in the bag all the same.
    loadDrawer().then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      () => drawer.set(false),
    )
  }, [isOpen, Drawer, drawer])
  return Drawer ? <Drawer /> : null
}
