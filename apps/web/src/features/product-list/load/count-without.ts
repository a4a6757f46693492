import { getCatalog } from '@vitrine/contract/catalog'
import { inAddress, type ProductScope } from '#web/lib/catalog/product-query.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { choosePrice, dropText, toggleValue } from '../query/change-list.ts'
import { listQuery } from '../query/list-query.ts'
import type { ListState } from '../query/list-state.ts'

/** Asked only when nothing is left: how much each choice alone keeps away. */
const MAX_WITHOUT = 6

type CountWithoutInput = { state: ListState; scope: ProductScope }

/** By the key of the choice, as chips have it. One that cannot be counted is left out: the page says the rest. */
export async function countWithout(
  shop: ShopRequest,
  { state, scope }: CountWithoutInput,
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    choicesOf(state)
      .slice(0, MAX_WITHOUT)
      .map(async ({ key, rest }) => {
        const ask = { ...listQuery(rest, scope), size: 1 }
        ask.searchQuery._availableFilters = []
        try {
          const { total } = await shop.client.call(getCatalog, { query: inAddress(ask) })
          return [[key, total] as const]
        } catch (error) {
          missedOn(shop, error)
          return []
        }
      }),
  )
  return Object.fromEntries(counts.flat())
}

/** What the page can do without this time is asked for again the next time. */
export function missedOn({ log, page }: ShopRequest, error: unknown): void {
  log(error)
  page.preventCaching()
}

function choicesOf(state: ListState): { key: string; rest: ListState }[] {
  const values = Object.entries(state.chosen).flatMap(([code, ids]) =>
    ids.map((id) => ({ key: `${code}-${id}`, rest: toggleValue(state, code, id) })),
  )
  return [
    ...values,
    ...(state.price ? [{ key: 'price', rest: choosePrice(state, null) }] : []),
    ...(state.text ? [{ key: 'text', rest: dropText(state) }] : []),
  ]
}
