import type { ContentState } from '@vitrine/contract/content/editing'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import type { PieceKey } from './piece-key.ts'

type Published = { state: ContentState; now: Date; by: number | null }

export async function insertVersion(
  db: Database,
  { table, identifier, storeId }: PieceKey,
  { state, now, by }: Published,
): Promise<void> {
  await db
    .insertInto('content_version')
    .values({
      ...{ kind: table, identifier, store_id: storeId },
      ...{ state: json(state), published_at: now, published_by: by },
    })
    .execute()
}

export type VersionRow = { id: number; state: ContentState; published_at: Date; by: string | null }

export async function selectVersions(
  db: Database,
  { table, identifier, storeId }: PieceKey,
  most: number,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version_id as id, state, published_at, ${nameSql('c')} as by
    from content_version v left join customer c on c.customer_id = v.published_by
    where kind = ${table} and identifier = ${identifier} and store_id = ${storeId}
    order by version_id desc limit ${most}`.execute(db)
  return rows
}
