import type { Buyer } from '@vitrine/domain/partner/royalty/own-order'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isPartnerSql } from '#api/features/sessions/index.ts'

export type Partner = Buyer & { customerId: number; way: 'link' | 'code' }
type Wanted = { code: string | undefined; couponPartnerId: number | null }
type Row = {
  customer_id: number
  email: string | null
  phone: string | null
  places: Buyer['places']
  is_by_coupon: boolean
}

/** How many of a partner's own parcels tell where they live. */
const PARCELS = 20

/** Who brings an order stays until it is placed: an account that is being deleted is waited for, and then brings nothing. */
const STAYS = sql`for key share of c`

/** Whom an order may be attributed to: the code that was typed in comes after the link, and so before it. */
export async function findPartner(
  { db }: Context,
  { code, couponPartnerId }: Wanted,
  stays = STAYS,
): Promise<Partner | undefined> {
  if (code === undefined && couponPartnerId === null) return undefined
  const { rows } = await sql<Row>`
    select c.customer_id, c.email, c.phone, c.customer_id is not distinct from ${couponPartnerId}::bigint as is_by_coupon,
      coalesce((select json_agg(a.address) from customer_address a where a.customer_id = c.customer_id)::jsonb, '[]')
        || coalesce((select json_agg(o.shipping_address) from (
          select shipping_address from shop_order where customer_id = c.customer_id and shipping_address is not null
          order by order_id desc limit ${PARCELS}) o)::jsonb, '[]') as places
    from customer c left join partner_code k using (customer_id)
    where ${isPartnerSql('c')}
      and (k.code = ${code ?? null}::text or c.customer_id = ${couponPartnerId}::bigint)
    order by is_by_coupon desc limit 1 ${stays}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    customerId: row.customer_id,
    emails: [row.email ?? ''],
    phones: [row.phone ?? ''],
    places: row.places,
    way: row.is_by_coupon ? 'code' : 'link',
  }
}
