import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { photoPath, REVIEW_PHOTOS } from './photo-name.ts'

/** Photos of a review nobody has approved are nobody's to see, nor are those left out of it. */
export async function isApprovedPhoto(db: Database, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('review_photo')
    .innerJoin('review', 'review.review_id', 'review_photo.review_id')
    .select('review.review_id')
    .where('path', '=', photoPath(name))
    .where('status', '=', 1)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the names that no review knows. */
export async function selectUnknownPhotos(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as given(name)
    where not exists (select from review_photo where path = ${REVIEW_PHOTOS} || given.name)`.execute(db)
  return rows.map(({ name }) => name)
}

export async function insertPhotos(db: Database, reviewId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const rows = names.map((name, position) => ({ path: photoPath(name), review_id: reviewId, position }))
  await db.insertInto('review_photo').values(rows).execute()
}

/** Those named are left out, all others are shown. */
export async function hidePhotos(db: Database, reviewId: number, paths: readonly string[]): Promise<void> {
  await sql`update review_photo set is_hidden = path = any(${[...paths]}::text[])
    where review_id = ${reviewId}`.execute(db)
}

/** Those that are left out of it. */
export async function hiddenPhotos(db: Database, reviewId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('review_photo')
    .select('path')
    .where('review_id', '=', reviewId)
    .where('is_hidden', '=', true)
    .execute()
  return rows.map(({ path }) => path)
}
