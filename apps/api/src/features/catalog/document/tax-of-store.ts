// The tax of a store view's shelf prices: shown to everybody before an address is known.
import { type TaxRule, taxPercent } from '@vitrine/domain/pricing/tax/tax-rule'
import { addsTaxAtOnce, buyerOf, type TaxSettings } from '@vitrine/domain/pricing/tax/tax-settings'
import type { StoreCode, StoreView } from '@vitrine/domain/store/store-view'

type Tables = {
  taxRules: readonly TaxRule[]
  settings: ReadonlyMap<string, Record<string, unknown>>
}
type AllTables = Tables & { stores: readonly StoreView[] }
type OnTop = (store: StoreCode, taxClassId: number | null) => number

export function percentIn(
  { taxRules, settings }: Tables,
  store: StoreView,
  taxClassId: number | null,
): number {
  return taxPercent(taxRules, taxClassId, buyerOf(taxSettingsOf(store, settings.get(store.code))))
}

/** For stores whose shelf prices hold no tax; undefined where there is none, as prices are then shown as they are. */
export function percentOnTop(tables: AllTables): OnTop | undefined {
  const netStores = tables.stores.filter(addsTaxAtOnce)
  if (netStores.length === 0) return undefined
  // A whole catalogue is asked product by product, with a handful of classes.
  const known = new Map<string, number>()
  return (code, taxClassId) => {
    const store = netStores.find((one) => one.code === code)
    if (store === undefined) return 0
    const key = `${code} ${taxClassId}`
    const percent = known.get(key) ?? percentIn(tables, store, taxClassId)
    known.set(key, percent)
    return percent
  }
}

/** `tax` of the store's settings, as far as it says something usable. */
export function taxSettingsOf(store: StoreView, settings: Record<string, unknown> = {}): TaxSettings {
  const tax = (settings.tax ?? {}) as Record<string, unknown>
  return {
    defaultCountry: store.defaultCountry,
    userGroupId: typeof tax.userGroupId === 'number' ? tax.userGroupId : null,
    useOnlyDefaultUserGroupId: tax.useOnlyDefaultUserGroupId === true,
  }
}
