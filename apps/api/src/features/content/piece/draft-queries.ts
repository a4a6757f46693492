import type { ContentState } from '@vitrine/contract/content/editing'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import type { PieceKey } from './piece-key.ts'

export type DraftRow = {
  version: number
  based_on: string
  state: ContentState
  updated_at: Date
  by: string | null
}

export async function findDraft(
  db: Database,
  { table, identifier, storeId }: PieceKey,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select version, based_on, state, d.updated_at, ${nameSql('c')} as by
    from content_draft d left join customer c on c.customer_id = d.updated_by
    where kind = ${table} and identifier = ${identifier} and store_id = ${storeId}`.execute(db)
  return rows[0]
}

export async function deleteDraft(db: Database, { table, identifier, storeId }: PieceKey): Promise<void> {
  await db
    .deleteFrom('content_draft')
    .where('kind', '=', table)
    .where('identifier', '=', identifier)
    .where('store_id', '=', storeId)
    .execute()
}
