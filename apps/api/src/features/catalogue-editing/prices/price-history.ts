import type { CallReply } from '@vitrine/contract/call'
import type { getPriceHistory as historyCall } from '@vitrine/contract/catalog/editing/products'
import { toMajor } from '@vitrine/domain/money/money'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { lowestOf, selectPrices } from './lowest-prices.ts'

const iso = (moment: string | null | undefined): string | null =>
  moment ? new Date(moment).toISOString() : null
const major = (minor: number | null | undefined): number | null =>
  minor === null || minor === undefined ? null : toMajor(minor)

/** Kept by the database itself, and changed by nobody. */
export async function getPriceHistory(
  ctx: Context,
  id: number,
  store: StoreCode,
): Promise<CallReply<typeof historyCall>> {
  assertMay(ctx, 'catalog:write')
  const { rows: known } = await sql`select from product where product_id = ${id}`.execute(ctx.db)
  if (known.length === 0) throw new ShopError('PRODUCT_NOT_FOUND')
  const storeId = storeIdOf(store)
  const row = (await selectPrices(ctx.db, [id])).find(({ store_id }) => store_id === storeId)
  if (row === undefined) return { current: null, lowest_30_days: null, items: [] }
  const items = row.former.map(({ until, price, special, from, to }) => ({
    ...{ until: new Date(until).toISOString(), price: toMajor(price), special_price: major(special) },
    ...{ special_from: iso(from), special_to: iso(to) },
  }))
  return {
    current: {
      ...{ price: toMajor(row.price), special_price: major(row.special) },
      ...{ special_from: row.from, special_to: row.to },
    },
    lowest_30_days: toMajor(lowestOf(row, ctx.now())),
    items: items.toReversed(),
  }
}
