import { listReviews } from '@vitrine/contract/review'
import { useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import type { Reviews } from '../../product-data.ts'

type Item = Reviews['items'][number]
type Filter = { rating?: number; size?: string }
type Shown = { items: Item[]; total: number }
export type ReviewsInSight = ReturnType<typeof useReviews>

const PAGE = 50

export const isChosen =
  ({ rating, size }: Filter) =>
  (one: Pick<Item, 'rating' | 'size'>): boolean =>
    (rating === undefined || one.rating === rating) && (size === undefined || one.size === size)

/** The reviews of a product, narrowed by stars and size: at once while all are here, by asking when there are more. */
export function useReviews(productId: number, first: Reviews) {
  const client = useClient()
  const [filter, setFilter] = useState<Filter>({})
  const [shown, setShown] = useState<Shown>(first)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(0)

  async function ask(next: Filter, before?: number): Promise<void> {
    asked.current += 1
    const mine = asked.current
    setBusy(true)
    setFailed(false)
    const query = { product_id: productId, size: PAGE, before, rating: next.rating, size_label: next.size }
    try {
      const found = await client.call(listReviews, { query })
      // An answer to an earlier question comes too late.
      if (mine !== asked.current) return
      setShown(({ items }) => ({
        items: before === undefined ? found.items : [...items, ...found.items],
        total: found.total,
      }))
    } catch {
      if (mine === asked.current) setFailed(true)
    } finally {
      if (mine === asked.current) setBusy(false)
    }
  }

  function narrow(next: Filter): void {
    setFilter(next)
    if (first.items.length < first.total) return void ask(next)
    const items = first.items.filter(isChosen(next))
    setShown({ items, total: items.length })
  }

  return {
    filter,
    shown,
    isBusy,
    hasFailed,
    isNarrowed: filter.rating !== undefined || filter.size !== undefined,
    chooseRating: (rating: number) =>
      narrow({ ...filter, rating: filter.rating === rating ? undefined : rating }),
    chooseSize: (size: string | undefined) => narrow({ ...filter, size }),
    clear: () => narrow({}),
    loadMore: () => ask(filter, shown.items.at(-1)?.id),
  }
}
