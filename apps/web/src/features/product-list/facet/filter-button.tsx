import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ListData } from '../load/load-list.ts'
import { countFilters } from '../query/change-list.ts'

type SheetProps = { list: ListData; path: string; onClose: () => void }

const loadSheet = () => import('./filter-sheet.tsx')

/** Only phones open the sheet, so its code comes when a finger reaches for it. */
export function FilterButton({ list, path }: Omit<SheetProps, 'onClose'>) {
  const t = useT()
  const navigate = useNavigate()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(list.state)
  async function open() {
    try {
      const { FilterSheet } = await loadSheet()
      setSheet(() => FilterSheet)
      setOpen(true)
    } catch {
      // Without its code there is still the page, which may be fetched anew.
      navigate(0)
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerDown={() => void loadSheet().catch(() => undefined)}
        aria-haspopup="dialog"
      >
        <Icon name="filter" size="small" /> {count > 0 ? t('list.filterCount', { count }) : t('list.filter')}
      </button>
      {isOpen && Sheet && <Sheet list={list} path={path} onClose={() => setOpen(false)} />}
    </>
  )
}
