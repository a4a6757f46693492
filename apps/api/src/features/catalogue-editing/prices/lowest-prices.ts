import { type FormerPrice, lowestOfThirtyDays } from '@vitrine/domain/pricing/lowest-before'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type PriceRow = {
  product_id: number
  store_id: number
  price: number
  special: number | null
  from: string | null
  to: string | null
  former: FormerPrice[]
}

/** Of each product and store, with what it cost before, the oldest first. */
export async function selectPrices(db: Database, ids: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select r.product_id, r.store_id, r.price_minor as price, r.special_minor as special,
      r.special_from::text as "from", r.special_to::text as "to",
      coalesce((select json_agg(json_build_object('until', f.until, 'price', f.price_minor,
          'special', f.special_minor, 'from', f.special_from, 'to', f.special_to) order by f.until)
        from former_price f where f.product_id = r.product_id and f.store_id = r.store_id), '[]') as former
    from product_price r where r.product_id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map((row) => ({ ...row, from: iso(row.from), to: iso(row.to) }))
}

const iso = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()

export function lowestOf({ price, special, from, to, former }: PriceRow, now: Date): number {
  const window = { ...(from && { from }), ...(to && { to }) }
  return lowestOfThirtyDays(
    { price, ...(special !== null && { special }), ...window },
    former,
    now.getTime() / 1000,
  )
}

type Asked = { ids: readonly number[]; storeId: number; now: Date }

/** Minor units by product. */
export async function selectLowest(db: Database, { ids, storeId, now }: Asked): Promise<Map<number, number>> {
  const rows = (await selectPrices(db, ids)).filter(({ store_id }) => store_id === storeId)
  return new Map(rows.map((row) => [row.product_id, lowestOf(row, now)]))
}
