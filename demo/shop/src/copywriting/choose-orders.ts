import { hash32 } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import type { Neighbours } from './neighbours.ts'
import { ORDERS } from './rows.ts'

/** The lines a good would be told in by one of the orders, each by its kind, language and number. */
type ToldBy = (good: Good, order: number) => readonly string[]

/** What a meeting costs: one line at first sight, one in a sorted list, one order of sentences twice in a row. */
const COST = { atFirst: 1000, sorted: 10, order: 100 }

/** Which sentences each good is told in: of those it could be, the ones its neighbours are not told in. */
export function chooseOrders(
  goods: readonly Good[],
  neighbours: Neighbours,
  toldBy: ToldBy,
): Map<Good, number> {
  const chosen = new Map<Good, number>()
  const told = new Map<Good, ReadonlySet<string>>()
  const used = ORDERS.map(() => 0)
  const costOf = (good: Good, order: number): number => {
    const lines = toldBy(good, order)
    const met = (beside: ReadonlySet<Good> = new Set()) =>
      [...beside].reduce((sum, other) => sum + lines.filter((line) => told.get(other)?.has(line)).length, 0)
    const first = neighbours.atFirst.get(good)
    const same = [...(first ?? [])].filter((other) => chosen.get(other) === order).length
    return (
      met(first) * COST.atFirst +
      met(neighbours.sorted.get(good)) * COST.sorted +
      same * COST.order +
      (used[order] ?? 0) +
      hash32(`order/${good.sku}/${order}`) / 2 ** 32
    )
  }
  for (const good of goods) {
    const costs = ORDERS.map((_, order) => costOf(good, order))
    const order = costs.indexOf(Math.min(...costs))
    chosen.set(good, order)
    told.set(good, new Set(toldBy(good, order)))
    used[order] = (used[order] ?? 0) + 1
  }
  return chosen
}
