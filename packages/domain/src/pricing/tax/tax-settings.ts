import type { TaxBuyer } from './tax-rule.ts'
import { isTaxedByZip } from './zip-tax.ts'

/** Taxed here when a store names no country of its own (spec §5). */
const FALLBACK_COUNTRY = 'PL'

export type TaxSettings = {
  defaultCountry: string | null
  /** A number switches taxes by customer group on and is the group of everybody without one. */
  userGroupId: number | null
  useOnlyDefaultUserGroupId: boolean
}

/** Whom the prices of a store view are shown to, before anybody named an address: in no region, as no order has one by then. */
export function buyerOf(settings: TaxSettings, userGroupId: number | null = null): TaxBuyer {
  return {
    country: settings.defaultCountry || FALLBACK_COUNTRY,
    region: '',
    customerClassId: customerClass(settings, userGroupId),
  }
}

/** Null while taxes do not depend on groups. */
export function customerClass(settings: TaxSettings, userGroupId: number | null): number | null {
  if (settings.userGroupId === null) return null
  return settings.useOnlyDefaultUserGroupId || userGroupId === null ? settings.userGroupId : userGroupId
}

/** Whether shelves and carts show more than was written down; where the postcode decides, only once that is known. */
export function addsTaxAtOnce(store: { defaultCountry: string; pricesIncludeTax: boolean }): boolean {
  return !store.pricesIncludeTax && !isTaxedByZip(store, store.defaultCountry)
}
