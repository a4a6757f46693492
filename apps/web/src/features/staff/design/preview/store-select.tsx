import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'

type StoreSelectProps = { store: string; onChange(store: StoreCode): void }

export function StoreSelect({ store, onChange }: StoreSelectProps) {
  const t = useT()
  const stores = useStores()
  return (
    <select
      className={staff.field}
      aria-label={t('staff.store')}
      value={store}
      onChange={(event) => onChange(event.target.value as StoreCode)}
    >
      {stores.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
