// Who can stand beside whom: in the order they were laid out, in every order a shopper can have a category in, and
// among the best selling.
import { effectivePrice } from '@vitrine/domain/pricing/effective-price'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import type { Good } from '../goods/good.ts'
import { categoriesOf } from '../range/categories-of.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { priceOf } from '../trade/money.ts'
import { standingOf } from '../trade/standing.ts'

export type Beside = ReadonlyMap<Good, ReadonlySet<Good>>
/** At first sight, and once a shopper has sorted a list by age or price. */
export type Neighbours = { atFirst: Beside; sorted: Beside }

/** As many as the home page may show. */
const BESTSELLERS = 48

type Placed = { good: Good; standing: ReturnType<typeof standingOf>; costs: readonly number[] }
type Order = (a: Placed, b: Placed) => number

const recommended: Order = (a, b) => (b.standing.promoted ?? 0) - (a.standing.promoted ?? 0)
const newest: Order = (a, b) => (b.standing.chosenAt ?? '').localeCompare(a.standing.chosenAt ?? '')

/** Rounded to their own money, prices tie otherwise in every store. */
const byCost = STORE_CODES.flatMap((_, store): Order[] => [
  (a, b) => (a.costs[store] ?? 0) - (b.costs[store] ?? 0),
  (a, b) => (b.costs[store] ?? 0) - (a.costs[store] ?? 0),
])

/** Every row a shopper can meet by following the shop's own links or sorting what they lead to; ties stand latest first. */
function rowsOf(goods: readonly Good[], context: DemoContext): { atFirst: Good[][]; sorted: Good[][] } {
  const placed = goods
    .map((good): Placed => ({ good, standing: standingOf(good, context), costs: costsOf(good, context) }))
    .toReversed()
  const promoted = placed.toSorted(recommended)
  const bestsellers = placed
    .toSorted((a, b) => (b.standing.sold ?? 0) - (a.standing.sold ?? 0))
    .slice(0, BESTSELLERS)
  const first = [...inCategories(promoted), promoted.filter(isNew).toSorted(newest), bestsellers]
  const sorted = [promoted.toSorted(newest), ...byCost.map((order) => placed.toSorted(order))]
  const goodsOf = (row: readonly Placed[]) => row.map(({ good }) => good)
  return {
    atFirst: [[...goods], ...first.map(goodsOf)],
    sorted: sorted.flatMap(inCategories).map(goodsOf),
  }
}

/** The whole row, and what of it each category holds. */
function inCategories(row: readonly Placed[]): Placed[][] {
  const places = row.flatMap((placed) =>
    ['', ...categoriesOf(placed.good, placed.standing)].map((key) => [key, placed] as const),
  )
  return [...Map.groupBy(places, ([key]) => key).values()].map((list) => list.map(([, placed]) => placed))
}

const isNew = ({ standing }: Placed): boolean => standing.isNew

function costsOf(good: Good, { now }: DemoContext): number[] {
  const { priceMinor, specialMinor, specialFrom, specialTo } = priceOf(good, now)
  return STORE_CODES.map((store) => {
    const [price, special] = [priceMinor[store] ?? 0, specialMinor?.[store]]
    return effectivePrice({ price, special, from: specialFrom, to: specialTo }, now).final
  })
}

export function neighboursOf(goods: readonly Good[], context: DemoContext): Neighbours {
  const { atFirst, sorted } = rowsOf(goods, context)
  return { atFirst: besideIn(goods, atFirst), sorted: besideIn(goods, sorted) }
}

/** Partners see goods that others do not, so each row is laid out with and without those. */
function besideIn(goods: readonly Good[], rows: readonly Good[][]): Beside {
  const beside = new Map<Good, Set<Good>>(goods.map((good) => [good, new Set()]))
  for (const row of rows) {
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
