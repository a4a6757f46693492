import { sql } from 'kysely'
import type { Database } from '../client.ts'
import { CATALOGUE_CHANNEL } from './note-catalogue-change.ts'

/** Attributes or their options changed: every process reads them anew. Whose words they are is told as a change of products. */
export async function noteAttributes(db: Database): Promise<void> {
  await sql`
    with counted as (update catalogue_generation set attributes = attributes + 1 returning 1)
    select pg_notify(${CATALOGUE_CHANNEL}, '') from counted`.execute(db)
}
