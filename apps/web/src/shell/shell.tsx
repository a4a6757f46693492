// Everything around a page: skip link, header, menu, footer, offline badge, messages, the bag's drawer.
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { BagProvider } from '#web/lib/bag.tsx'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { useEarlyPresses } from '#web/ui/late/early-presses.ts'
import { partLater } from '#web/ui/late/part-later.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { BagDrawer } from './bag-drawer.tsx'
import './footer/footer-styles.ts'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { Header } from './header/header.tsx'
import { MenuOpener } from './menu/menu-opener.tsx'
import type { MenuCategory } from './menu-category.ts'
import { NewsletterOpener } from './newsletter-opener.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { OfflineBadge } from './offline/offline-badge.tsx'
import styles from './shell.module.css'
import { Tray } from './tray/tray.tsx'
import { usePageChange } from './use-page-change.ts'

const Footer = partLater(async () => (await import('./footer/footer.tsx')).Footer)

type ShellProps = { menu: MenuCategory[]; info: ShopInfo; year: number | undefined; children: ReactNode }

export function Shell({ menu, info, year, children }: ShellProps) {
  const t = useT()
  const isCheckout = useLocation().pathname === '/checkout'
  const [isMenuOpen, setMenuOpen] = useState(false)
  usePageChange(() => setMenuOpen(false))
  useEarlyPresses()
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
      <MenuOpener menu={menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <BagDrawer />
      <Tray />
      <NewsletterOpener />
      <Notifications />
      <OfflineBadge />
    </BagProvider>
  )
}
