import type { Database } from '#api/db/client.ts'

/** Counts changes of the tree by hand, inside a generation. */
export async function readCategoriesVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('catalogue_generation').select('categories').executeTakeFirst()
  return row?.categories ?? 0
}
