import type { CallParsed } from '@vitrine/contract/call'
import type { Sold, getSold as soldCall } from '@vitrine/contract/desk/home'
import { toMajor } from '@vitrine/domain/money/money'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { type PartRow, type StoreRow, selectByStore, selectParts } from './sold-queries.ts'

/** Sums of one money: what was sold in another is not added to it. */
export async function getSold(ctx: Context, wish: CallParsed<typeof soldCall>['query']): Promise<Sold> {
  assertMay(ctx, 'order:manage')
  const all = await selectByStore(ctx, wish)
  const moneys = moneysIn(all, ctx.store.currencyCode)
  const currencies = moneys.map((money) => money.currency)
  const currency = wish.currency ?? currencies[0] ?? ctx.store.currencyCode
  const rows = all.filter((row) => row.currency === currency)
  const orders = total(rows, 'orders')
  const sumMinor = total(rows, 'sum_minor')
  const parts = await selectParts(ctx, { ...wish, currency })
  return {
    ...{ currency, currencies, orders },
    others: moneys
      .filter((money) => money.currency !== currency && money.orders > 0)
      .map((money) => ({ currency: money.currency, orders: money.orders, sum: toMajor(money.sumMinor) })),
    sum: toMajor(sumMinor),
    average: orders === 0 ? 0 : toMajor(Math.round(sumMinor / orders)),
    orders_before: total(rows, 'orders_before'),
    sum_before: toMajor(total(rows, 'sum_before_minor')),
    returned: orders === 0 ? 0 : Math.round((1_000 * total(rows, 'returned')) / orders) / 10,
    parts: parts.map(toPart),
    stores: rows
      .filter((row) => row.orders > 0)
      .map((row) => ({ store_code: row.store_code, orders: row.orders, sum: toMajor(row.sum_minor) })),
  }
}

type Counted = 'orders' | 'sum_minor' | 'orders_before' | 'sum_before_minor' | 'returned'
const total = (rows: readonly StoreRow[], what: Counted) => rows.reduce((sum, row) => sum + row[what], 0)

/** That of the most orders first: a sum of one money is no more than that of another. Of as many, one's own. */
function moneysIn(all: readonly StoreRow[], own: string) {
  const moneys = [...Map.groupBy(all, (row) => row.currency)].map(([currency, rows]) => ({
    ...{ currency, orders: total(rows, 'orders'), sumMinor: total(rows, 'sum_minor') },
    ...{ ordersBefore: total(rows, 'orders_before'), isOther: currency === own ? 0 : 1 },
  }))
  return moneys.toSorted(
    (one, other) =>
      other.orders - one.orders ||
      other.ordersBefore - one.ordersBefore ||
      one.isOther - other.isOther ||
      (one.currency < other.currency ? -1 : 1),
  )
}

const toPart = ({ at, orders, sum_minor, sum_before_minor, is_to_come }: PartRow): Sold['parts'][number] => ({
  ...{ at, orders, is_to_come },
  sum: toMajor(sum_minor),
  sum_before: toMajor(sum_before_minor),
})
