import { listProducts } from '@vitrine/contract/catalog'
import { useClient } from '#web/engine/use-client.ts'
import { useWishlist } from '#web/engine/wishes/use-wishlist.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

/** As many as one call takes, and as many as are news. */
const ASKED = 100
const SHOWN = 2

/** Wishes that cost less than when they were wished for, and can be had; undefined until it is known. */
export function useCheaperWishes() {
  const client = useClient()
  const { isLoaded, items: all } = useWishlist()
  const items = all.slice(0, ASKED)
  const skus = items.map(({ sku }) => sku).join(',')
  const { latest, error } = useAnswer(
    skus === '' ? null : `cheaper ${skus}`,
    async () => (await client.call(listProducts, { query: { skus } })).items,
  )
  const isAnswered = latest !== undefined || error !== undefined
  if (!isLoaded || (skus !== '' && !isAnswered)) return undefined
  return (latest ?? [])
    .flatMap((card) => {
      const then = items.find(({ sku }) => sku === card.sku)?.price_then ?? 0
      return card.stock.is_in_stock && card.price_incl_tax < then ? [{ card, then }] : []
    })
    .slice(0, SHOWN)
}
