import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './orders.module.css'
import type { OrderWish } from './use-order-lists.ts'

/** Who types is not asked after each letter. */
const REST_MS = 250

type OrderFiltersProps = {
  wish: OrderWish
  onChange(next: Partial<OrderWish>): void
  searchRef: Ref<HTMLInputElement>
}

export function OrderFilters({ wish, onChange, searchRef }: OrderFiltersProps) {
  const t = useT()
  const [text, setText] = useState(wish.q)
  const search = useEffectEvent((q: string) => q !== wish.q && onChange({ q }))
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search className={styles.filters}>
      <input
        ref={searchRef}
        type="search"
        className={styles.field}
        aria-label={t('staff.search')}
        placeholder={t('staff.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <select
        className={styles.field}
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
