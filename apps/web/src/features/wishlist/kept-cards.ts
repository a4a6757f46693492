// Cards of wishes as the shop told of them last: they stand at once, and nothing moves under them when it has answered again.
import { deviceStorage } from '#web/lib/browser-storage.ts'
import { readViewed } from '#web/recently-viewed/rail/recent-list.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

const keyOf = (storeCode: string) => `${storeCode}-shop/wish-cards`

/** By sku. */
export function readCards(storeCode: string): ReadonlyMap<string, CardProduct> {
  const kept = readViewed(deviceStorage.read(keyOf(storeCode)))
  return new Map(kept.map(({ sku, card }) => [sku, card]))
}

export function keepCards(storeCode: string, cards: ReadonlyMap<string, CardProduct>): void {
  const kept = [...cards].map(([sku, card]) => ({ sku, card }))
  deviceStorage.write(keyOf(storeCode), JSON.stringify(kept))
}
