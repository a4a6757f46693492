import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { rowsOf } from '../bulk/rows-of.ts'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'

/** Called once all products are there. Reviews of unknown products are warned of; those people wrote stay. */
export async function writeReviews(run: Run, records: readonly ReviewRecord[]): Promise<void> {
  const known = records.filter((record) => isAcceptable(run, record))
  const unique = [...new Map(known.toReversed().map((record) => [record.key, record])).values()].toReversed()
  const rows = unique.map(({ place: _, kind: __, ...review }) => review)
  const { rows: changed } = await sql<{ product_id: number; created: boolean }>`
    insert into review as v (product_id, status, rating, language, title, detail, nickname, source_key, created_at)
    select p.product_id, r.status, r.rating, r.language, r.title, r.detail, r.nickname, r.key, r."createdAt"
    from ${rowsOf(
      rows,
      `key text, sku text, rating int, title text, detail text, nickname text, language text, status int,
       "createdAt" timestamptz`,
    )} r join product p using (sku)
    on conflict (source_key) do update set product_id = excluded.product_id, rating = excluded.rating,
      title = excluded.title, detail = excluded.detail, nickname = excluded.nickname
    where (v.product_id, v.rating, v.title, v.detail, v.nickname)
      is distinct from (excluded.product_id, excluded.rating, excluded.title, excluded.detail, excluded.nickname)
    returning product_id, xmax = 0 as created`.execute(run.db)
  const created = changed.filter((row) => row.created).length
  run.counts.review.given += unique.length
  run.counts.review.created += created
  run.counts.review.updated += changed.length - created
  await touch(
    run.db,
    changed.map(({ product_id }) => product_id),
  )
}

function isAcceptable(run: Run, { sku, rating, place }: ReviewRecord): boolean {
  const where = place && { place }
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    run.problems.add({ ...where, message: `the rating ${rating} is not one of 1 to 5` })
    return false
  }
  if (run.seenSkus.has(sku)) return true
  run.warnings.add({ ...where, message: `the review speaks of "${sku}", which is not in the feed` })
  return false
}
