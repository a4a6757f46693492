import type { MoneyByStore, PriceRecord } from '@vitrine/domain/catalog/records'
import { convertPrice, type PriceConversion } from '@vitrine/domain/store/price-conversion'
import type { StoreCode } from '@vitrine/domain/store/store-view'

/** By store. The feed's numbers are dollars. */
export type PriceConversions = ReadonlyMap<StoreCode, PriceConversion>

export function pricesFrom(conversions: PriceConversions, dollars: number): MoneyByStore {
  return Object.fromEntries(
    [...conversions].map(([store, conversion]) => [store, convertPrice(dollars, conversion)]),
  )
}

type Amounts = { dollars: number | undefined; special: number | undefined }

/** A special price that is not lower is no special price. */
export function priceRecord(conversions: PriceConversions, { dollars, special }: Amounts): PriceRecord {
  if (dollars === undefined) return { priceMinor: {} }
  const isLower = special !== undefined && special < dollars
  return {
    priceMinor: pricesFrom(conversions, dollars),
    ...(isLower && { specialMinor: pricesFrom(conversions, special) }),
  }
}
