// What was looked at in this browser, newest first: small enough to keep whole, so that the shelf stands without a line.
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { listIn } from '#web/lib/browser-storage.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'

/** As it looked then; prices and pictures are asked anew when it is shown. */
export type Viewed = { sku: string; card: CardProduct }

export const MAX_VIEWED = 50
export const MAX_SHOWN = 30

/** Seen again, it moves to the front. */
export function withViewed(list: readonly Viewed[], product: ProductCard): Viewed[] {
  const others = list.filter(({ sku }) => sku !== product.sku)
  return [toViewed(product), ...others].slice(0, MAX_VIEWED)
}

/** The same list as the shop has it now; what it sells no longer is gone from here too. */
export function refreshed(
  list: readonly Viewed[],
  asked: readonly string[],
  cards: readonly ProductCard[],
): Viewed[] {
  const bySku = new Map(cards.map((card) => [card.sku, card]))
  return list.flatMap((one) => {
    const card = bySku.get(one.sku)
    if (card) return [toViewed(card)]
    return asked.includes(one.sku) ? [] : [one]
  })
}

/** Whatever an older or broken page may have left. */
export function readViewed(text: string | null | undefined): Viewed[] {
  // Cards of earlier builds did not say their sku.
  return listIn(text)
    .filter(isViewed)
    .slice(0, MAX_VIEWED)
    .map(({ sku, card }) => ({ sku, card: { ...card, sku } }))
}

const toViewed = (product: ProductCard): Viewed => ({ sku: product.sku, card: toCardProduct(product) })

function isViewed(one: unknown): one is Viewed {
  const { sku, card } = (one ?? {}) as Partial<Viewed>
  return typeof sku === 'string' && typeof card?.name === 'string' && Array.isArray(card.colors)
}
