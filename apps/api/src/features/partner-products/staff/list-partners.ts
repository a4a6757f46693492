import type { PartnerAtWork } from '@vitrine/contract/partner/staff/promo-staff'
import { joinName } from '@vitrine/domain/address/split-name'
import { LANES, type Lane, laneOf, type Standing } from '@vitrine/domain/partner/products/lanes'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isPartnerSql } from '#api/features/sessions/index.ts'
import { isHere, isNotCalledOff } from '../read/promo-rows.ts'

const MOST = 500

type Person = {
  partner_id: number
  firstname: string
  lastname: string
  contact: string
  handle: string
}

/** All of them, or the one with this id. */
export async function listPartners(ctx: Context, id: number | null = null): Promise<PartnerAtWork[]> {
  const { rows } = await sql<Person>`
    select c.customer_id as partner_id, c.firstname, c.lastname, coalesce(c.email, c.phone, '') as contact,
      coalesce(p.handle, '') as handle
    from customer c left join partner p using (customer_id)
    where ${isPartnerSql('c')} and (${id}::bigint is null or c.customer_id = ${id}::bigint)
    order by c.firstname, c.lastname, c.customer_id limit ${MOST}`.execute(ctx.db)
  const counted = await countPieces(
    ctx,
    rows.map(({ partner_id }) => partner_id),
  )
  return rows.map(({ firstname, lastname, contact, ...row }) => ({
    ...row,
    name: joinName({ firstname, lastname }) || contact,
    ...(counted.get(row.partner_id) ?? emptyCount()),
  }))
}

type Count = Pick<PartnerAtWork, 'lanes' | 'offered'>
type Group = Omit<Standing, 'promoted_count'> & {
  customer_id: number
  approved: number
  posted: boolean
  n: number
}

const emptyCount = (): Count => ({
  lanes: Object.fromEntries(LANES.map((lane) => [lane, 0])) as Record<Lane, number>,
  offered: 0,
})

/** Pieces that stand alike are counted by the database; where they stand is the domain's to say. */
async function countPieces({ db }: Context, ids: readonly number[]): Promise<Map<number, Count>> {
  const { rows } = await sql<Group>`
    select p.customer_id, p.approved, ${isHere} as delivered, p.archived_at is not null as archive,
      exists (select from partner_post_item i where i.promo_id = p.promo_id) as posted, count(*)::int as n
    from promo_product p left join shop_order o using (order_id)
    where p.customer_id = any(${[...ids]}::bigint[]) and p.sku is not null and p.approved >= 0
      and ${isNotCalledOff}
    group by 1, 2, 3, 4, 5`.execute(db)
  const counts = new Map<number, Count>()
  for (const { customer_id, approved, posted, n, ...piece } of rows) {
    const count = counts.get(customer_id) ?? emptyCount()
    if (approved === 0) count.offered += n
    else count.lanes[laneOf({ ...piece, promoted_count: posted ? 1 : 0 })] += n
    counts.set(customer_id, count)
  }
  return counts
}
