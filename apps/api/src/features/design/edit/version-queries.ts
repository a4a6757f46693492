import type { Design } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'

type Version = { state: Design; name: string; effective: Date; now: Date; by: number | null }

export async function insertVersion(
  db: Database,
  { state, name, effective, now, by }: Version,
): Promise<number> {
  const { version_id } = await db
    .insertInto('design_version')
    .values({ state: json(state), name, effective_at: effective, created_at: now, created_by: by })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  return version_id
}

/** Only what has not come yet can be called off. */
export async function cancelVersion(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('design_version')
    .set({ canceled_at: now })
    .where('version_id', '=', id)
    .where('canceled_at', 'is', null)
    .where('effective_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Files that no version and no draft shows. */
export async function selectUnknownPictures(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with look as (select state::text as words from design_version union all select state::text from design_draft)
    select name from unnest(${[...names]}::text[]) as given(name)
    where not exists (select from look where position('d/' || given.name in words) > 0)`.execute(db)
  return rows.map(({ name }) => name)
}
