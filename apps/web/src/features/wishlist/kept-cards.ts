// Cards of wishes as the shop told of them last: they stand at once, and nothing moves under them when it has answered again.
import { readViewed } from '#web/recently-viewed/rail/recent-list.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

const keyOf = (storeCode: string) => `${storeCode}-shop/wish-cards`

/** By sku. */
export function readCards(storeCode: string): ReadonlyMap<string, CardProduct> {
  try {
    const kept = readViewed(localStorage.getItem(keyOf(storeCode)))
    return new Map(kept.map(({ sku, card }) => [sku, card]))
  } catch {
    return new Map()
  }
}

/** A full or closed storage: they come with the answer. */
export function keepCards(storeCode: string, cards: ReadonlyMap<string, CardProduct>): void {
  try {
    const kept = [...cards].map(([sku, card]) => ({ sku, card }))
    localStorage.setItem(keyOf(storeCode), JSON.stringify(kept))
  } catch {}
}
