import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useBag, useCartCount } from '#web/lib/bag.tsx'
import button from '#web/ui/button.module.css'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuCategory } from '../menu-category.ts'
import styles from './header.module.css'
import { headerLinks } from './header-links.ts'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = { menu: MenuCategory[]; onMenu: () => void }

export function Header({ menu, onMenu }: HeaderProps) {
  const t = useT()
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        <IconButton icon="menu" label={t('shell.menu')} onClick={onMenu} />
        <Link className={button.icon} to="/search" aria-label={t('shell.search')}>
          <Icon name="search" />
        </Link>
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
        <BagButton />
      </div>
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
    <Link className={button.icon} to="/cart" aria-label={t('shell.bag', { count })} onClick={open}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true" key={count}>
          {count}
        </span>
      )}
    </Link>
  )
}
