// What a product costs, and did before, as rows by store.
import type { PriceRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import type { StoreCode } from '@vitrine/domain/store/store-view'

export function priceRows({ prices }: ProductRecord) {
  return Object.entries(prices.priceMinor).map(([store, price_minor]) => ({
    store_id: storeIdOf(store),
    price_minor,
    special_minor: prices.specialMinor?.[store as keyof typeof prices.specialMinor] ?? null,
    ...windowOf(prices, store),
  }))
}

function windowOf({ windows, specialFrom, specialTo }: PriceRecord, store: string) {
  const own = windows ? (windows[store as StoreCode] ?? {}) : { from: specialFrom, to: specialTo }
  return { special_from: own.from ?? null, special_to: own.to ?? null }
}

export function formerPriceRows({ prices }: ProductRecord) {
  return (prices.former ?? []).flatMap(({ until, priceMinor }) =>
    Object.entries(priceMinor).map(([store, price_minor]) => ({
      store_id: storeIdOf(store),
      until,
      price_minor,
    })),
  )
}
