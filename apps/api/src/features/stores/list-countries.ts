import { DELIVERY_COUNTRIES } from '@vitrine/domain/checkout/delivery-zone'
import type { StoreView } from '@vitrine/domain/store/store-view'

/** The store's own country first, then by name in the reader's language. */
export function listCountries({ locale, defaultCountry }: StoreView): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator([locale])
  const isOwn = (code: string) => Number(code === defaultCountry)
  return DELIVERY_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted(
    (a, b) => isOwn(b.code) - isOwn(a.code) || order.compare(a.name, b.name),
  )
}
