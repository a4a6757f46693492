import type { PartnerCounts } from '@vitrine/contract/partner/promo-product'
import { type RawBuilder, sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isNotCalledOff } from './promo-rows.ts'

type Row = Omit<PartnerCounts, 'selection'> & PartnerCounts['selection']

const pieces = (which: RawBuilder<boolean>) => sql`(count(*) filter (where ${which}))::int`
const isHere = sql<boolean>`p.approved = 1 and p.archived_at is null`
/** Neither a set nor on the way or there: still the partner's to say yes or no to. */
const isOpen = sql`s.promo_id is null and p.order_id is null and p.delivered_on is null`
const isSaid = (approved: -1 | 0 | 1) => sql<boolean>`${isOpen} and p.approved = ${sql.lit(approved)}`

/** As the lists of the cabinet hold them. */
export async function countRooms(ctx: Context): Promise<PartnerCounts> {
  const me = myId(ctx)
  const { rows } = await sql<Row>`
    select ${pieces(isHere)} as products,
      ${pieces(sql<boolean>`${isHere} and s.promo_id is not null`)} as sets,
      ${pieces(sql<boolean>`p.approved = 1 and p.archived_at is not null`)} as archive,
      ${pieces(isSaid(0))} as to_look_at, ${pieces(isSaid(1))} as approved, ${pieces(isSaid(-1))} as rejected,
      (select count(*)::int from partner_post where customer_id = ${me}) as posts,
      (select count(*)::int from order_attribution where partner_id = ${me}) as orders,
      (select count(*)::int from payout where partner_id = ${me}) as payouts
    from promo_product p
    left join promo_set s using (promo_id)
    left join shop_order o on o.order_id = p.order_id
    where p.customer_id = ${me} and ${isNotCalledOff}`.execute(ctx.db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has always a row.')
  const { to_look_at, approved, rejected, ...counts } = row
  return { ...counts, selection: { to_look_at, approved, rejected } }
}
