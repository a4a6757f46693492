import { useClient } from '#web/engine/use-client.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { askCards, rememberedCard } from './wish-cards.ts'

/** The wishes as the shop has them now; without its answer as the device remembers them. `isWanted`: somebody looks. */
export function useShownWishes(isWanted = true) {
  const client = useClient()
  const isOnline = useIsOnline()
  const { isLoaded, items, isUnanswered, look } = useWishlist()
  const skus = items.map(({ sku }) => sku)
  // Taking one out asks nothing anew: what is known of the rest still holds.
  const key = isWanted && skus.length > 0 && isOnline ? `wishes ${skus.toSorted().join(',')}` : null
  const { latest, error, retry } = useAnswer(key, () => askCards(client, skus))
  const wishes = items.map((item) => ({
    item,
    card: latest?.get(item.sku) ?? rememberedCard(item),
    since: { price: latest?.has(item.sku) ? item.price_then : null, at: item.added_at },
  }))
  // Nothing on the device and no answer: nobody knows that there is nothing.
  const isMissing = isUnanswered === true && items.length === 0
  return { wishes, isLoaded, isMissing, look, isOnline, hasFailed: isOnline && error !== undefined, retry }
}
export type ShownWishes = ReturnType<typeof useShownWishes>
