// For those who write single categories by hand: addresses by the writer's own statements.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { createTemporaryTables } from '../bulk/temporary-tables.ts'
import { renewPlaces } from '../paths/renew-places.ts'
import { writePaths } from '../paths/write-paths.ts'

/** Once a transaction, after a key or a parent changed: the category's addresses and those below it, with their redirects. */
export async function writeCategoryPaths(db: Database, categoryId: number): Promise<void> {
  await renewPlaces(db)
  await createTemporaryTables(db)
  await sql`
    insert into seen_category
    with recursive below as (
      select category_id from category where category_id = ${categoryId}
      union select c.category_id from category c join below b on c.parent_id = b.category_id)
    select category_id from below`.execute(db)
  await writePaths(db, { ofSeen: true })
}
