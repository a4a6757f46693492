import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { grantsOf } from '#api/features/sessions/index.ts'
import type { GivenCustomer } from './read-customers.ts'

export type Known = {
  id: number
  email: string | null
  phone: string | null
  firstname: string
  lastname: string
  city: string
  postcode: string
  country: string
  roles: Parameters<typeof grantsOf>[0]
  places: { id: number; place: unknown }[]
}
/** How the newsletter of a store stands, by its number. */
export type Letters = Record<string, 'pending' | 'subscribed' | 'unsubscribed'>
/** Letters by mailbox: one may have them without an account. */
export type KnownOnes = { people: Known[]; letters: Map<string, Letters> }

const own = sql`c.customer_id as id, c.email, c.phone, c.firstname, c.lastname, c.city, c.postcode, c.country, c.roles`

/** Whom the rows may mean; nobody else changes them until the end of the transaction. */
export async function lockKnown(db: Database, given: readonly GivenCustomer[]): Promise<KnownOnes> {
  const emails = given.flatMap(({ email }) => email ?? [])
  const phones = given.flatMap(({ phone }) => phone ?? [])
  const { rows: people } = await sql<Known>`
    with c as (
      select * from customer
      where email = any(${emails}::text[]) or phone = any(${phones}::text[])
      order by customer_id for no key update)
    select ${own},
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.address_id, 'place', a.address)
          order by a.is_default desc, a.address_id desc), '[]')
        from customer_address a where a.customer_id = c.customer_id) as places
    from c`.execute(db)
  return { people, letters: await lettersOf(db, [...emails, ...people.flatMap(({ email }) => email ?? [])]) }
}

async function lettersOf(db: Database, emails: readonly string[]): Promise<Map<string, Letters>> {
  const { rows } = await sql<{ email: string; letters: Letters }>`
    select email, jsonb_object_agg(store_id, status) as letters from newsletter_subscriber
    where email = any(${[...emails]}::text[]) group by email`.execute(db)
  return new Map(rows.map(({ email, letters }) => [email, letters]))
}
