import type { StoreCode } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'

type StoreSelectProps = { store: string; onChange(store: StoreCode): void }

export function StoreSelect({ store, onChange }: StoreSelectProps) {
  const t = useT()
  return (
    <select
      className={staff.field}
      aria-label={t('staff.store')}
      value={store}
      onChange={(event) => onChange(event.target.value as StoreCode)}
    >
      {STORE_VIEWS.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
