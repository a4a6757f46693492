import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../client.ts'

/** What every process listens on: a new generation by its number, a change of single products by an empty word. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Whoever shows these products makes them anew; PostgreSQL delivers the notice with the commit. */
export async function noteCatalogueChange(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await db
    .insertInto('catalogue_change')
    .values(productIds.map((id) => ({ product_id: id })))
    .execute()
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(db)
}

/** What all products stand on changed, and nothing of their own: every process reads its catalogue anew. */
export async function noteNewGeneration(db: Database, now: Date): Promise<void> {
  await sql`
    with flipped as (update catalogue_generation set current = current + 1, changed_at = ${now} returning current)
    select pg_notify(${CATALOGUE_CHANNEL}, current::text) from flipped`.execute(db)
}

/** The tree of categories changed: every process reads it anew, and takes in the products that are found by it. */
export async function noteCategories(db: Database): Promise<void> {
  await sql`
    with counted as (update catalogue_generation set categories = categories + 1 returning 1)
    select pg_notify(${CATALOGUE_CHANNEL}, '') from counted`.execute(db)
}

/** The same as part of a statement `with …`: for the products of `found`, a query with `product_id`. */
export function notedChanges(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    noted_changes as (insert into catalogue_change (product_id) ${found} returning 1),
    announced_changes as (select pg_notify(${CATALOGUE_CHANNEL}, '') from noted_changes limit 1)`
}
