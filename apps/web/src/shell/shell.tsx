// Everything around a page: skip link, header, menu, footer, offline badge, messages, the bag's drawer.
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { BagProvider } from '#web/lib/bag.tsx'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { BagDrawer } from './bag-drawer.tsx'
import { Footer } from './footer/footer.tsx'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { Header } from './header/header.tsx'
import { MenuDrawer } from './menu/menu-drawer.tsx'
import type { MenuCategory } from './menu-category.ts'
import { Notifications } from './notifications/notifications.tsx'
import { OfflineBadge } from './offline/offline-badge.tsx'
import styles from './shell.module.css'
import { usePageChange } from './use-page-change.ts'

type ShellProps = { menu: MenuCategory[]; info: ShopInfo; year: number | undefined; children: ReactNode }

export function Shell({ menu, info, year, children }: ShellProps) {
  const t = useT()
  const isCheckout = useLocation().pathname === '/checkout'
  const [isMenuOpen, setMenuOpen] = useState(false)
  usePageChange(() => setMenuOpen(false))
  return (
    <BagProvider>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      {isCheckout ? <CheckoutHeader /> : <Header menu={menu} onMenu={() => setMenuOpen(true)} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isCheckout && <Footer menu={menu} info={info} year={year} />}
      <MenuDrawer menu={menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <BagDrawer />
      <Notifications />
      <OfflineBadge />
    </BagProvider>
  )
}
