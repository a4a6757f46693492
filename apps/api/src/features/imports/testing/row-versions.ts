import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** By table, which of its rows were written when: any insert, update or delete since makes it another. */
export async function rowVersions(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const versions = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ version: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(ctid::text || xmin, ',' order by ctid), '')) as version
      from ${sql.table(name)}`.execute(db)
    versions.set(name, rows[0]?.version ?? '')
  }
  return versions
}

/** Tables whose rows were written between two looks. */
export function writtenBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].flatMap(([name, version]) => (before.get(name) === version ? [] : [name]))
}
