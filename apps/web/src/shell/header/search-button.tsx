import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SearchPanel as Panel } from '#web/features/search/search-panel.tsx'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { MenuCategory } from '../menu-category.ts'

type PanelComponent = ComponentType<ComponentProps<typeof Panel>>

const loadPanel = () => import('#web/features/search/search-panel.tsx')

/** A link to the search page; with scripts the panel opens over the page instead. */
export function SearchButton({ menu }: { menu: MenuCategory[] }) {
  const t = useT()
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [SearchPanel, setPanel] = useState<PanelComponent>()
  const prepare = () => void loadPanel().catch(() => undefined)

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { currentTarget } = event
    try {
      const { SearchPanel } = await loadPanel()
      setPanel(() => SearchPanel)
      setOpen(true)
    } catch {
      // Its code did not come: the page does the same.
      location.assign((currentTarget as HTMLAnchorElement).href)
    }
  }
  return (
    <>
      <Link
        className={button.icon}
        to="/search"
        aria-label={t('shell.search')}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </Link>
      {isOpen && SearchPanel && (
        <SearchPanel
          categories={menu}
          text={new URLSearchParams(search).get('q') ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
