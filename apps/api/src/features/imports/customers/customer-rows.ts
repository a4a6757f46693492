import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type CustomerRow = {
  id: number
  email: string | null
  phone: string | null
  firstname: string
  lastname: string
  since: Date
  city: string
  postcode: string
  country: string
  places: unknown[]
  letters: StoreCode[]
  orders: number
}

const isListed = sql`c.enabled and coalesce(c.email, c.phone) is not null`

export async function selectCustomers(
  db: Database,
  { after, size }: { after: number; size: number },
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select c.customer_id as id, c.email, c.phone, c.firstname, c.lastname, c.created_at as since, c.city, c.postcode,
      c.country,
      (select coalesce(jsonb_agg(a.address order by a.is_default desc, a.address_id desc), '[]')
        from customer_address a where a.customer_id = c.customer_id) as places,
      (select coalesce(jsonb_agg(s.code order by s.store_id), '[]')
        from newsletter_subscriber n join store s using (store_id)
        where n.email = c.email and n.status = 'subscribed') as letters,
      (select count(*)::int from shop_order o where o.customer_id = c.customer_id and o.state <> 'canceled') as orders
    from customer c where ${isListed} and c.customer_id > ${after} order by c.customer_id limit ${size}`.execute(
    db,
  )
  return rows
}

/** Whom a table tells of: who has an account and can be known by something. */
export async function countCustomers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer c where ${isListed}`.execute(db)
  return rows[0]?.count ?? 0
}
