import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { usePrefetchAtRest } from '#web/lib/panel/use-prefetch-at-rest.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const MenuDrawer = lazyPanel(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** It must also open after the line is gone. */
export function MenuOpener(props: MenuDrawerProps) {
  usePrefetchAtRest(MenuDrawer)
  return <MenuDrawer {...props} />
}
