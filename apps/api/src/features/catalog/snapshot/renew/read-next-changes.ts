import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import { readAffected, unseen } from './affected.ts'
import { changedCategories } from './changed-categories.ts'
import { changedOptions, type Tables } from './compare-tables.ts'

export type NextChanges = {
  /** Products that are not what they were; `seq` of those told by a change inside a generation. */
  affected: { id: number; seq: number | null }[]
  /** Where they stood before, with all above. */
  categoryIds: number[]
}

/** What the generation of these tables has otherwise than the one before it. */
export async function readNextChanges(
  db: Database,
  before: LoadedSnapshot,
  tables: Tables,
): Promise<NextChanges> {
  const { generation } = tables
  const affected = await readAffected<NextChanges['affected'][number]>(
    db,
    sql`${unseen(before.seenChanges)}
    union all select product_id, null from product_document where since = ${generation}
    union all select product_id, null from product_document where until = ${generation}
    union all select product_id, null from product_document where touched = ${generation}
    union all select product_id, null from product_category
      where category_id = any(${changedCategories(before.categories, tables.categories)})
    union all select product_id, null from product_attribute
      where option_id = any(${changedOptions(before.attributes, tables.attributes)})`,
  )
  const { rows } = await sql<{ ids: number[] }>`
    select distinct (search ->> 'categoryIds')::jsonb as ids from product_document
    where until = ${generation} and search is not null`.execute(db)
  return { affected, categoryIds: before.categories.withAncestors(rows.flatMap(({ ids }) => ids)) }
}
