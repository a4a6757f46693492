import type { MouseEvent } from 'react'
import { Link, useNavigation } from 'react-router'
import { useBag, useCartCount } from '#web/lib/bag.tsx'
import button from '#web/ui/button.module.css'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuCategory } from '../menu-category.ts'
import { TrayButton } from '../tray/tray-button.tsx'
import badge from './badge.module.css'
import styles from './header.module.css'
import { headerLinks } from './header-links.ts'
import { SearchButton } from './search-button.tsx'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = { menu: MenuCategory[]; onMenu: () => void }

export function Header({ menu, onMenu }: HeaderProps) {
  const t = useT()
  const isLeaving = useNavigation().state === 'loading'
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        <IconButton icon="menu" label={t('shell.menu')} onClick={onMenu} />
        <SearchButton menu={menu} />
        <nav aria-label={t('shell.mainNav')} className={styles.nav}>
          {headerLinks(menu).map(({ id, name, path }) => (
            <Link key={id} to={path} prefetch="intent">
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <Link to="/" className={styles.home}>
        <Wordmark label={t('shell.homeLink')} />
      </Link>
      <div className={`${styles.side} ${styles.end}`}>
        <TrayButton />
        <BagButton />
      </div>
      {isLeaving && <span className={styles.leaving} aria-hidden="true" />}
    </header>
  )
}

function BagButton() {
  const t = useT()
  const count = useCartCount()
  const { drawer } = useBag()
  function open(event: MouseEvent) {
    event.preventDefault()
    drawer.set(true)
  }
  return (
    <Link
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
    </Link>
  )
}
