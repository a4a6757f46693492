import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { CATALOGUE_CHANNEL } from '#api/db/notice/note-catalogue-change.ts'

export async function nextGeneration(db: Database): Promise<number> {
  const { rows } = await sql<{
    current: number
  }>`select current from catalogue_generation for update`.execute(db)
  return (rows[0]?.current ?? 0) + 1
}

/** Closes the documents of what is off the shelves, drops those nobody can be reading, and tells every process. */
export async function flipGeneration(db: Database, generation: number, now: Date): Promise<void> {
  await sql`
    update product_document d set until = ${generation}
    where until is null and not exists (select from seen_product s where s.product_id = d.product_id)`.execute(
    db,
  )
  await sql`delete from product_document where until < ${generation}`.execute(db)
  await sql`
    update catalogue_generation set current = ${generation}, changed_at = ${now}, fingerprint = (
      select md5(coalesce(string_agg(fingerprint, ',' order by product_id), ''))
      from product_document where until is null)`.execute(db)
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(generation)})`.execute(db)
}
