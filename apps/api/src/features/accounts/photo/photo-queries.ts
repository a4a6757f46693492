import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export async function isSomebodysPhoto(db: Database, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('photo', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the names that no account has. */
export async function selectUnknownPhotos(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as given(name)
    where not exists (select from customer where photo = given.name)`.execute(db)
  return rows.map(({ name }) => name)
}

/** Where a customer's photograph is served from; who does not know its name does not find it. */
export const CUSTOMER_PHOTOS = '/u/'

export const photoAddress = (name: string | null): string | null => name && CUSTOMER_PHOTOS + name
