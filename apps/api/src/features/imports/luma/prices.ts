import type { MoneyByStore, PriceRecord } from '@vitrine/domain/catalog/records'
import type { StoreCode } from '@vitrine/domain/store/store-view'

/** The feed's numbers are dollars. Other shops charge by these rates, rounded to amounts a shop would write. */
const SHELVES: Record<StoreCode, { rate: number; stepMinor: number }> = {
  us: { rate: 1, stepMinor: 1 },
  en: { rate: 1, stepMinor: 1 },
  cn: { rate: 1, stepMinor: 1 },
  eu: { rate: 0.92, stepMinor: 50 },
  de: { rate: 0.92, stepMinor: 50 },
  ua: { rate: 0.92, stepMinor: 50 },
  ru: { rate: 90, stepMinor: 1000 },
}

export function pricesFrom(dollars: number): MoneyByStore {
  return Object.fromEntries(
    Object.entries(SHELVES).map(([store, { rate, stepMinor }]) => [
      store,
      Math.round((dollars * 100 * rate) / stepMinor) * stepMinor,
    ]),
  )
}

/** A special price that is not lower is no special price. */
export function priceRecord(dollars: number | undefined, special: number | undefined): PriceRecord {
  if (dollars === undefined) return { priceMinor: {} }
  const isLower = special !== undefined && special < dollars
  return { priceMinor: pricesFrom(dollars), ...(isLower && { specialMinor: pricesFrom(special) }) }
}
