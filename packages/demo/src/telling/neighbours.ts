// Who can stand beside whom: in the order they were laid out, in the shop's own order of every category and of all
// there is, among the newest and the best selling.
import type { Good } from '../goods/good.ts'
import { categoriesOf } from '../range/categories-of.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { standingOf } from '../trade/standing.ts'

export type Beside = ReadonlyMap<Good, ReadonlySet<Good>>

/** As many as the home page may show. */
const BESTSELLERS = 48

type Placed = { good: Good; standing: ReturnType<typeof standingOf> }

/** Every row a shopper can meet by following the shop's own links. */
function rowsOf(goods: readonly Good[], context: DemoContext): Good[][] {
  const placed = goods.map((good): Placed => ({ good, standing: standingOf(good, context) })).reverse()
  const shelf = placed.toSorted((a, b) => promotedOf(b) - promotedOf(a))
  const paths = shelf.flatMap(({ good, standing }) =>
    ['', ...categoriesOf(good, standing)].map((key) => [key, good] as const),
  )
  const categories = [...Map.groupBy(paths, ([key]) => key).values()]
  const newest = shelf
    .filter(({ standing }) => standing.isNew)
    .toSorted((a, b) => (b.standing.chosenAt ?? '').localeCompare(a.standing.chosenAt ?? ''))
  const bestsellers = shelf
    .toSorted((a, b) => (b.standing.sold ?? 0) - (a.standing.sold ?? 0))
    .slice(0, BESTSELLERS)
  return [
    [...goods],
    ...categories.map((list) => list.map(([, good]) => good)),
    ...[newest, bestsellers].map((list) => list.map(({ good }) => good)),
  ]
}

const promotedOf = ({ standing }: Placed): number => standing.promoted ?? 0

/** Partners see goods that others do not, so each row is laid out with and without those. */
export function neighboursOf(goods: readonly Good[], context: DemoContext): Beside {
  const beside = new Map<Good, Set<Good>>(goods.map((good) => [good, new Set()]))
  for (const row of rowsOf(goods, context)) {
    acquaint(beside, row)
    acquaint(
      beside,
      row.filter(({ marks }) => !marks?.includes('only_promo')),
    )
  }
  return beside
}

function acquaint(beside: Map<Good, Set<Good>>, row: readonly Good[]): void {
  row.slice(1).forEach((good, i) => {
    const before = row[i]
    if (!before) return
    beside.get(good)?.add(before)
    beside.get(before)?.add(good)
  })
}
