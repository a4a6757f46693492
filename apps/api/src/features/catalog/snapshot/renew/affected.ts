// Which products are to be looked at again when others have changed.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { SeenChanges } from '../seen-changes.ts'

/** `seq` where it was told by a change inside a generation. */
export type Affected = { id: number; seq: number }

/** Rows of `id` and `seq`. */
export const unseen = (seen: SeenChanges): RawBuilder<unknown> => sql`
  select product_id as id, seq from catalogue_change where seq > ${seen.from} and not seq = any(${seen.recent})`

/** A changed variant changes its parent, a changed part whatever is made of it. */
export async function readAffected<Row extends { id: number } = Affected>(
  db: Database,
  changed: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with changed as (${changed})
    select id, seq from changed
    union all select v.parent_id, seq from changed join product_variant v on v.child_id = changed.id
    union all select l.product_id, seq from changed
      join product_link l on l.linked_id = changed.id and l.link_type = 'associated'
    union all select o.product_id, seq from changed
      join bundle_selection s on s.product_id = changed.id
      join bundle_option o on o.option_id = s.option_id`.execute(db)
  return rows
}
