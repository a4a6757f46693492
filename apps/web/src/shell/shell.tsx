// Everything around a page: skip link, header, menu, footer, offline badge, messages, the bag's drawer.
import './footer/footer-styles.ts'
import { memo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { EngineProvider } from '#web/engine/engine-provider.tsx'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { isMenuOpen, isWishlistOpen } from '#web/lib/panel/page-panel.ts'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { staticPart } from '#web/lib/touch/static-part.tsx'
import { useEarlyPresses } from '#web/ui/lazy/early-presses.ts'
import { CardCorner } from '#web/ui/product-card/product-card.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CardHeart } from '#web/wishlist/wish-heart.tsx'
import { ActingOpener } from './account/acting/acting-opener.tsx'
import { SignInOpener } from './account/sign-in-opener.tsx'
import { dropServersHead } from './drop-servers-head.ts'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { Header } from './header/header.tsx'
import { LateParts } from './late/late-opener.tsx'
import { MenuOpener } from './menu/menu-opener.tsx'
import { NoScripts } from './no-scripts.tsx'
import { CookieNotice } from './notice/cookie-notice.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { OfflineBadge } from './offline/offline-badge.tsx'
import { CartDrawerOpener, NewsletterOpener, WishlistOpener } from './panel-openers.tsx'
import { PromoLineOpener } from './partner/promo-line-opener.tsx'
import styles from './shell.module.css'
import { Tray } from './tray/tray.tsx'
import { usePageChange } from './use-page-change.ts'
import { VisitPing } from './visit/visit-ping.tsx'

const Footer = staticPart(async () => (await import('./footer/footer.tsx')).Footer)

type ShellProps = { menu: MenuNode[]; info: ShopInfo; year: number | undefined; children: ReactNode }

export function Shell({ menu, info, year, children }: ShellProps) {
  const t = useT()
  const { pathname } = useLocation()
  const isCheckout = pathname === '/checkout'
  usePageChange(leavePage)
  useEarlyPresses()
  // The staff work in a frame of their own; what they look at before it is published stands in the shop's.
  if (/^\/admin(?!\/preview\/)(\/|$)/.test(pathname)) {
    return (
      <EngineProvider>
        <ActingOpener />
        <NoScripts />
        {children}
        <SignInOpener />
        <Notifications isAtTop />
        <OfflineBadge />
      </EngineProvider>
    )
  }
  return (
    <EngineProvider>
      <SkipLink to="content">{t('shell.skip')}</SkipLink>
      <ActingOpener />
      <PromoLineOpener />
      {isCheckout ? <CheckoutHeader /> : <Header menu={menu} onMenu={openMenu} />}
      <main id="content" tabIndex={-1} className={isCheckout ? styles.alone : styles.main}>
        <NoScripts />
        <CardCorner value={CardHeart}>{children}</CardCorner>
      </main>
      {!isCheckout && <Footer menu={menu} info={info} year={year} />}
      <Around menu={menu} isCheckout={isCheckout} />
    </EngineProvider>
  )
}

const openMenu = () => isMenuOpen.set(true)

function leavePage(): void {
  dropServersHead()
  isMenuOpen.shutOnArrival()
  isWishlistOpen.shutOnArrival()
}

/** The router draws the frame anew for every step of a way; what lies over and behind the page only for another menu. */
const Around = memo(function Around({ menu, isCheckout }: { menu: MenuNode[]; isCheckout: boolean }) {
  return (
    <>
      <MenuOpener menu={menu} />
      <CartDrawerOpener />
      <WishlistOpener />
      <Tray />
      <NewsletterOpener />
      <SignInOpener />
      <Notifications isAtTop={isCheckout} />
      <OfflineBadge />
      <VisitPing />
      <CookieNotice />
      <LateParts />
    </>
  )
})
