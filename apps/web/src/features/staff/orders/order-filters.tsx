import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Ref } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import type { OrderWish } from './use-order-lists.ts'

type OrderFiltersProps = {
  wish: OrderWish
  onChange(next: Partial<OrderWish>): void
  searchRef: Ref<HTMLInputElement>
}

export function OrderFilters({ wish, onChange, searchRef }: OrderFiltersProps) {
  const t = useT()
  return (
    <search className={staff.filters}>
      <SearchField
        label={t('staff.search')}
        value={wish.q}
        ref={searchRef}
        onChange={(q) => onChange({ q })}
      />
      <select
        className={staff.field}
        aria-label={t('staff.store')}
        value={wish.store}
        onChange={(event) => onChange({ store: event.target.value })}
      >
        <option value="">{t('staff.allStores')}</option>
        {STORE_VIEWS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </search>
  )
}
