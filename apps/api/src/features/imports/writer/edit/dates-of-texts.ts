import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Texts are written whole; those that came out the same keep the day they were written. */
export async function withDatesOfTexts(
  db: Database,
  ids: readonly number[],
  write: () => Promise<void>,
): Promise<void> {
  await sql`create temporary table former_text on commit drop as
    select * from product_text where product_id = any(${[...ids]}::bigint[])`.execute(db)
  await write()
  await sql`
    update product_text t set changed_at = f.changed_at from former_text f
    where t.product_id = f.product_id and t.language = f.language
      and (t.name, t.description, t.short_description) = (f.name, f.description, f.short_description)`.execute(
    db,
  )
}
