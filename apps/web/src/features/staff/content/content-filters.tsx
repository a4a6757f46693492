import type { Ref } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { FilterSelect } from '../filter/filter-select.tsx'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import type { useContentList } from './use-content-list.ts'

type Wish = ReturnType<typeof useContentList>['wish']
type ContentFiltersProps = {
  wish: Wish
  /** Unknown until the list was read. */
  needsWork: number | undefined
  onChange(next: Partial<Wish>): void
  searchRef: Ref<HTMLInputElement>
}

export function ContentFilters({ wish, needsWork, onChange, searchRef }: ContentFiltersProps) {
  const t = useT()
  const stores = useStores()
  return (
    <search className={staff.filters}>
      <SearchField
        label={t('staff.contentSearch')}
        value={wish.q}
        ref={searchRef}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={t('staff.store')}
        value={wish.store}
        choices={[['', t('staff.allStores')], ...stores.map(({ code, name }) => [code, name] as const)]}
        onChange={(store) => onChange({ store })}
      />
      <button
        type="button"
        className={staff.chip}
        aria-pressed={wish.work}
        onClick={() => onChange({ work: !wish.work })}
      >
        {t('staff.contentNeedsWork', { count: needsWork ?? 'unknown' })}
      </button>
    </search>
  )
}
