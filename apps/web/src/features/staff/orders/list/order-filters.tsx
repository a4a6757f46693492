import type { Ref } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../../search-field.tsx'
import staff from '../../staff-page.module.css'
import type { OrderWish } from '../use-order-lists.ts'

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
    </search>
  )
}
