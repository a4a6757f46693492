import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { isMenuOpen } from '#web/lib/panel/page-panel.ts'
import { usePrefetchAtRest } from '#web/lib/panel/use-prefetch-at-rest.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const MenuDrawer = lazyPanel(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

const openMenu = () => isMenuOpen.set(true)
const closeMenu = () => isMenuOpen.set(false)

/** It must also open after the line is gone. */
export function MenuOpener({ menu }: Pick<MenuDrawerProps, 'menu'>) {
  usePrefetchAtRest(MenuDrawer)
  return <MenuDrawer menu={menu} isOpen={useWatched(isMenuOpen)} onOpen={openMenu} onClose={closeMenu} />
}
