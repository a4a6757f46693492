import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ListData } from '../load/load-list.ts'
import { countFilters } from '../query/change-list.ts'

/** Only phones open the sheet, so its code comes when a finger reaches for it. */
const FilterSheet = lazyPanel(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export function FilterButton({ list, path }: { list: ListData; path: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(list.state)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerDown={FilterSheet.prefetch}
        aria-haspopup="dialog"
      >
        <Icon name="filter" size="small" /> {count > 0 ? t('list.filterCount', { count }) : t('list.filter')}
      </button>
      {isOpen && (
        <FilterSheet
          {...{ list, path }}
          isOpen
          onClose={() => setOpen(false)}
          // Without its code there is still the page, which may be fetched anew.
          onMissing={() => navigate(0)}
        />
      )}
    </>
  )
}
