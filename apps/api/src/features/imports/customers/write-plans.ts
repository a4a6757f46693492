import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { hasChanges, type Plan } from './plan/plan.ts'

/** With the number of whom it is about. */
type Settled = Plan & { id: number }
type Written = { created: number; updated: number; lost: Plan[] }

/** Set by set. `lost` are those who have come by themselves meanwhile, by the same mailbox or number. */
export async function writePlans(ctx: Context, plans: readonly Plan[]): Promise<Written> {
  const changing = plans.filter(hasChanges)
  const known = changing.filter((plan): plan is Settled => plan.id !== null)
  await updateOwn(ctx, known)
  const fresh = changing.filter(({ id }) => id === null)
  const made = await insertNew(ctx, fresh)
  const settled = [
    ...known,
    ...fresh.flatMap((plan) => {
      const id = made.get(keyOf(plan))
      return id === undefined ? [] : [{ ...plan, id }]
    }),
  ]
  await writePlaces(ctx, settled)
  await writeLetters(ctx, settled)
  return { created: made.size, updated: known.length, lost: fresh.filter((plan) => !made.has(keyOf(plan))) }
}

const keyOf = ({ own }: Plan) => own?.email ?? own?.phone ?? ''

const OWN = sql`email text, phone text, firstname text, lastname text, city text, postcode text, country text`

async function updateOwn({ db }: Context, plans: readonly Settled[]): Promise<void> {
  const rows = plans.flatMap(({ id, own }) => (own ? [{ id, ...own }] : []))
  if (rows.length === 0) return
  await sql`update customer c set email = g.email, phone = g.phone, firstname = g.firstname, lastname = g.lastname,
      city = g.city, postcode = g.postcode, country = g.country
    from jsonb_to_recordset(${json(rows)}) as g(id bigint, ${OWN}) where c.customer_id = g.id`.execute(db)
}

async function insertNew({ db, now }: Context, plans: readonly Plan[]): Promise<Map<string, number>> {
  const rows = plans.flatMap(({ own, since }) => (own ? [{ ...own, since }] : []))
  if (rows.length === 0) return new Map()
  const { rows: made } = await sql<{ customer_id: number; email: string | null; phone: string | null }>`
    insert into customer (email, phone, firstname, lastname, city, postcode, country, created_at)
    select email, phone, firstname, lastname, city, postcode, country, least(since, ${now()})
    from jsonb_to_recordset(${json(rows)}) as g(${OWN}, since timestamptz)
    on conflict do nothing returning customer_id, email, phone`.execute(db)
  return new Map(made.map(({ customer_id: id, email, phone }) => [email ?? phone ?? '', id]))
}

async function writePlaces({ db, now }: Context, plans: readonly Settled[]): Promise<void> {
  const moved = plans.flatMap((plan) => plan.moved)
  if (moved.length > 0)
    await sql`update customer_address a set address = g.place
      from jsonb_to_recordset(${json(moved)}) as g(id bigint, place jsonb) where a.address_id = g.id`.execute(
      db,
    )
  const added = plans.flatMap(({ id, added, hasDefault }) =>
    added.map((place, at) => ({ id, place, is_default: at === 0 && !hasDefault, at: -at })),
  )
  if (added.length > 0)
    // The newest stands first: what stands first in the table comes last.
    await sql`insert into customer_address (customer_id, address, is_default, created_at)
      select id, place, is_default, ${now()}
      from jsonb_to_recordset(${json(added)}) as g(id bigint, place jsonb, is_default boolean, at integer)
      order by id, at`.execute(db)
}

/** Whoever had confirmed it elsewhere confirms nothing once more; the link in a letter ends it as ever. */
async function writeLetters({ db, now }: Context, plans: readonly Settled[]): Promise<void> {
  const rows = plans.flatMap(({ email, subscribed, unsubscribed }) => {
    const of = (status: string) => (store_id: number) => ({ email, store_id, status })
    return [...subscribed.map(of('subscribed')), ...unsubscribed.map(of('unsubscribed'))]
  })
  if (rows.length === 0) return
  await sql`insert into newsletter_subscriber as s (email, store_id, status, asked_at, confirmed_at)
    select email, store_id, status, ${now()}, ${now()}
    from jsonb_to_recordset(${json(rows)}) as g(email text, store_id smallint, status text) where email is not null
    on conflict (email, store_id) do update set status = excluded.status, confirm_hash = null,
      confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at)
    where s.status <> 'unsubscribed'`.execute(db)
}
