import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { isMenuOpen } from '#web/lib/panel/page-panel.ts'
import { usePrefetchWhenIdle } from '#web/lib/panel/use-prefetch-when-idle.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const MenuDrawer = lazyPanel(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

const openMenu = () => isMenuOpen.set(true)
const closeMenu = () => isMenuOpen.set(false)

/** It must also open after the line is gone. */
export function MenuOpener({ menu }: Pick<MenuDrawerProps, 'menu'>) {
  usePrefetchWhenIdle(MenuDrawer)
  return <MenuDrawer menu={menu} isOpen={useObservable(isMenuOpen)} onOpen={openMenu} onClose={closeMenu} />
}
