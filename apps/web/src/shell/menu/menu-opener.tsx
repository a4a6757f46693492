import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { tellPanelFailure } from '#web/lib/panel/tell-panel-failure.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const loadMenu = () => import('./menu-drawer.tsx')

/** The menu's code comes once the page has come to rest: it must also open after the line is gone. */
export function MenuOpener(props: MenuDrawerProps) {
  const t = useT()
  const { isOpen, onClose } = props
  const [Menu, setMenu] = useState<ComponentType<MenuDrawerProps>>()
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    atRest(() => void loadMenu().catch(() => undefined))
  }, [])
  const giveUp = useEffectEvent(() => {
    onClose()
    tellPanelFailure(t)
  })
  useEffect(() => {
    if (!isOpen || Menu) return
    loadMenu().then(
      ({ MenuDrawer }) => setMenu(() => MenuDrawer),
      () => giveUp(),
    )
  }, [isOpen, Menu])
  return Menu ? <Menu {...props} /> : null
}
