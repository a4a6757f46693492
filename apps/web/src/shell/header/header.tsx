import { type MouseEvent, memo } from 'react'
import { useNavigation } from 'react-router'
import { useCartCount, useDrawer } from '#web/engine/use-cart.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { liftOverPanel } from '#web/lib/panel/lift-over-panel.ts'
import { loadingPanels } from '#web/lib/panel/loading-panels.ts'
import { isWishlistOpen } from '#web/lib/panel/page-panel.ts'
import { useSlowMark } from '#web/lib/render/use-slow-mark.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import button from '#web/ui/button.module.css'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountLink } from '../account/account-link.tsx'
import badge from '../badge.module.css'
import { TrayButton } from '../tray/tray-button.tsx'
import styles from './header.module.css'
import { MainNav } from './main-nav.tsx'
import { SearchButton } from './search-button.tsx'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = { menu: MenuNode[]; onMenu: () => void }

export const Header = memo(function Header({ menu, onMenu }: HeaderProps) {
  const t = useT()
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        <IconButton icon="menu" label={t('shell.menu')} onClick={onMenu} />
        <SearchButton menu={menu} />
        <MainNav menu={menu} />
      </div>
      <ShopLink to="/" className={styles.home}>
        <Wordmark label={t('shell.homeLink')} />
      </ShopLink>
      <div className={`${styles.side} ${styles.end}`}>
        <TrayButton />
        <AccountLink className={styles.account} />
        <WishlistLink />
        <BagButton />
      </div>
      <Leaving />
    </header>
  )
})

/** All of the header that hears of each step of a way: a page or a panel was asked for, and is not there yet. */
function Leaving() {
  const isComing = useObservable(loadingPanels) > 0
  const bar = useSlowMark<HTMLSpanElement>(useNavigation().state === 'loading' || isComing, liftOverPanel)
  return <span className={styles.leaving} aria-hidden="true" ref={bar} />
}

function WishlistLink() {
  const t = useT()
  const count = useWishlist().items.length
  function open(event: MouseEvent) {
    event.preventDefault()
    isWishlistOpen.set(true)
  }
  return (
    <ShopLink
      className={button.icon}
      to="/wishlist"
      aria-haspopup="dialog"
      aria-label={t('wishlist.open', { count })}
      onClick={open}
    >
      <Icon name="heart" />
      {count > 0 && (
        <span className={badge.count} aria-hidden="true" key={count}>
          {count}
        </span>
      )}
    </ShopLink>
  )
}

function BagButton() {
  const t = useT()
  const count = useCartCount()
  const drawer = useDrawer()
  function open(event: MouseEvent) {
    event.preventDefault()
    drawer.open()
  }
  return (
    <ShopLink
      className={button.icon}
      to="/cart"
      aria-haspopup="dialog"
      aria-label={t('shell.bag', { count })}
      onClick={open}
    >
      <Icon name="bag" />
      {count > 0 && (
        <span className={badge.count} aria-hidden="true" key={count}>
          {count}
        </span>
      )}
    </ShopLink>
  )
}
