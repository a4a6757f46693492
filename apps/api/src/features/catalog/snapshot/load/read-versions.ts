import type { Database } from '#api/db/client.ts'

/** Counts changes by hand, of the tree and of attributes, inside a generation. */
export async function readVersions(db: Database): Promise<{ categories: number; attributes: number }> {
  const row = await db
    .selectFrom('catalogue_generation')
    .select(['categories', 'attributes'])
    .executeTakeFirst()
  return row ?? { categories: 0, attributes: 0 }
}
