import { useMemo } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import { keepCards, readCards } from './kept-cards.ts'
import { askCards, rememberedCard } from './wish-cards.ts'

const NONE: ReadonlyMap<string, CardProduct> = new Map()

/**
 * The wishes as the shop has them now; without its answer as the device remembers them. `isWanted`: somebody looks.
 * `isAsked`: what the device remembers is less than what will stand there, and would move as it comes.
 */
export function useShownWishes(isWanted = true) {
  const client = useClient()
  const { code } = useStore()
  const isOnline = useIsOnline()
  const { isLoaded, items, isUnanswered, look } = useWishlist()
  const skus = items.map(({ sku }) => sku)
  // Taking one out asks nothing anew: what is known of the rest still holds.
  const isShown = isWanted && skus.length > 0
  const key = isShown && isOnline ? `wishes ${skus.toSorted().join(',')}` : null
  const { latest, error, retry } = useAnswer(key, async () => {
    const cards = await askCards(client, skus)
    keepCards(code, cards)
    return cards
  })
  const kept = useMemo(() => (isShown ? readCards(code) : NONE), [code, isShown])
  const cards = latest ?? kept
  const wishes = items.map((item) => ({
    item,
    card: cards.get(item.sku) ?? rememberedCard(item),
    since: { price: cards.has(item.sku) ? item.price_then : null, at: item.added_at },
  }))
  // Nothing on the device and no answer: nobody knows that there is nothing.
  const isMissing = isUnanswered === true && items.length === 0
  const isAsked = key !== null && !latest && error === undefined && !skus.every((sku) => cards.has(sku))
  const hasFailed = isOnline && error !== undefined
  return { wishes, isLoaded, isAsked, isMissing, look, isOnline, hasFailed, retry }
}
export type ShownWishes = ReturnType<typeof useShownWishes>
