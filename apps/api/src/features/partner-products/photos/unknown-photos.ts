import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Those of the names that no row knows. */
export async function selectUnknownPhotos(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as given(name)
    where not exists (select from promo_photo p where p.name = given.name)`.execute(db)
  return rows.map(({ name }) => name)
}
