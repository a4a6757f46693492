import { isStoreCode } from '@vitrine/domain/store/store-identity'
import { LANGUAGES, type Language, type StoreCode } from '@vitrine/domain/store/store-view'
import { useAddress } from './use-address.ts'

export type StaffScope = {
  /** Undefined: of all stores. */
  store: StoreCode | undefined
  language: Language | undefined
}

/** Of which store and in which language one works, as the bar says; it stands in the address, and links of the rail keep it. */
export function useStaffScope() {
  const { params, change: changeAddress } = useAddress()
  const store = params.get('store') ?? ''
  const scope: StaffScope = {
    store: isStoreCode(store) ? store : undefined,
    language: LANGUAGES.find((code) => code === params.get('language')),
  }
  const change = (next: Partial<StaffScope>) => changeAddress({ ...scope, ...next })
  return { ...scope, change, search: searchOf(scope) }
}

/** To go along to another room; nothing else of an address does. */
function searchOf(scope: StaffScope): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(scope)) if (value) kept.set(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
