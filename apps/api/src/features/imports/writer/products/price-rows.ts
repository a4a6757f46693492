// What a product costs, and did before, as rows by store.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'

const STORE_IDS = new Map<string, number>(STORE_VIEWS.map(({ code, storeId }) => [code, storeId]))

export function priceRows({ prices }: ProductRecord) {
  return Object.entries(prices.priceMinor).map(([store, price_minor]) => ({
    store_id: STORE_IDS.get(store),
    price_minor,
    special_minor: prices.specialMinor?.[store as keyof typeof prices.specialMinor] ?? null,
    special_from: prices.specialFrom ?? null,
    special_to: prices.specialTo ?? null,
  }))
}

export function formerPriceRows({ prices }: ProductRecord) {
  return (prices.former ?? []).flatMap(({ until, priceMinor }) =>
    Object.entries(priceMinor).map(([store, price_minor]) => ({
      store_id: STORE_IDS.get(store),
      until,
      price_minor,
    })),
  )
}
