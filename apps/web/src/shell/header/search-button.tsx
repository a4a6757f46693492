import { type MouseEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { isPlainPress } from '#web/ui/link/is-plain-press.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './header.module.css'

const SearchPanel = lazyPanel(async () => (await import('#web/features/search/search-panel.tsx')).SearchPanel)

/** A link to the search page; with scripts the panel opens over the page instead. */
export function SearchButton({ menu }: { menu: MenuNode[] }) {
  const t = useT()
  const { search } = useLocation()
  const page = useHref('/search')
  const [isOpen, setOpen] = useState(false)

  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <ShopLink
        className={`${button.icon} ${styles.search}`}
        to="/search"
        aria-label={t('shell.search')}
        onClick={open}
        onPointerEnter={SearchPanel.prefetch}
        onFocus={SearchPanel.prefetch}
      >
        <Icon name="search" />
        <span className={styles.searchWord} aria-hidden="true">
          {t('shell.search')}
        </span>
      </ShopLink>
      {isOpen && (
        <SearchPanel
          categories={menu}
          text={new URLSearchParams(search).get('q') ?? ''}
          isOpen
          onClose={() => setOpen(false)}
          // Its code did not come: the page does the same.
          onMissing={() => location.assign(page)}
        />
      )}
    </>
  )
}
