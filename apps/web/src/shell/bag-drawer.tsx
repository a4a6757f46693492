import { type ComponentType, useEffect, useState } from 'react'
import { useBag, useDrawerOpen } from '#web/lib/bag.tsx'
import { tellPanelFailure } from '#web/lib/panel/tell-panel-failure.ts'
import { useT } from '#web/ui/shop-context.tsx'

const loadDrawer = async () => (await import('#web/features/cart/cart-drawer.tsx')).CartDrawer

/**
 * The drawer's code comes once the page has come to rest, so that it opens in the frame after a tap, also when the line
 * is gone by then. Until it is opened first it draws nothing.
 */
export function BagDrawer() {
  const { drawer } = useBag()
  const t = useT()
  const isOpen = useDrawerOpen()
  const [Drawer, setDrawer] = useState<ComponentType>()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    atRest(() => void loadDrawer().then((found) => setDrawer(() => found), ignore))
  }, [])
  useEffect(() => {
    if (!isOpen || Drawer) return
    // Without its code it stays shut; what was added is in the bag all the same.
    loadDrawer().then(
      (found) => setDrawer(() => found),
      () => {
        drawer.set(false)
        tellPanelFailure(t)
      },
    )
  }, [isOpen, Drawer, drawer, t])
  return Drawer && wasOpen ? <Drawer /> : null
}

const ignore = () => undefined
