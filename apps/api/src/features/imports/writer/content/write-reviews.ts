import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import { told } from '#api/refusal/told.ts'
import { rowsOf } from '../bulk/rows-of.ts'
import { touch } from '../bulk/temporary-tables.ts'
import type { Run } from '../run.ts'

/**
 * Called once all products are there. Reviews of unknown products are warned of; those people wrote stay. Only rows
 * that change are held, so that reviews can be judged while the import goes on.
 */
export async function writeReviews(run: Run, records: readonly ReviewRecord[]): Promise<void> {
  const known = records.filter((record) => isAcceptable(run, record))
  const unique = [...new Map(known.toReversed().map((record) => [record.key, record])).values()].toReversed()
  const rows = unique.map(({ place: _, kind: __, ...review }) => review)
  const { rows: changed } = await sql<{ product_id: number; created: boolean }>`
    with given as (
      select p.product_id, r.* from ${rowsOf(
        rows,
        `key text, sku text, rating int, title text, detail text, nickname text, language text, status int,
         "createdAt" timestamptz, size text, fit int`,
      )} r join product p using (sku)),
    updated as (
      update review v set product_id = g.product_id, rating = g.rating, title = g.title, detail = g.detail,
        nickname = g.nickname, size_label = g.size, fit = g.fit
      from given g where v.source_key = g.key
        and (v.product_id, v.rating, v.title, v.detail, v.nickname, v.size_label, v.fit)
          is distinct from (g.product_id, g.rating, g.title, g.detail, g.nickname, g.size, g.fit)
      returning v.product_id),
    created as (
      insert into review (product_id, status, rating, language, title, detail, nickname, source_key, created_at,
        size_label, fit)
      select product_id, status, rating, language, title, detail, nickname, key, "createdAt", size, fit from given
      on conflict (source_key) do nothing returning product_id)
    select product_id, false as created from updated union all select product_id, true from created`.execute(
    run.db,
  )
  const created = changed.filter((row) => row.created).length
  run.counts.review.given += unique.length
  run.counts.review.created += created
  run.counts.review.updated += changed.length - created
  await writePhotos(run, unique)
  await touch(
    run.db,
    changed.map(({ product_id }) => product_id),
  )
}

async function writePhotos(run: Run, records: readonly ReviewRecord[]): Promise<void> {
  const rows = records.flatMap(({ key, photos = [] }) =>
    photos.map((path, position) => ({ key, path, position })),
  )
  if (rows.length === 0) return
  await sql`
    insert into review_photo (path, review_id, position)
    select distinct on (r.path) r.path, v.review_id, r.position
    from ${rowsOf(rows, 'key text, path text, position int')} r join review v on v.source_key = r.key
    on conflict (path) do nothing`.execute(run.db)
}

function isAcceptable(run: Run, { sku, rating, place }: ReviewRecord): boolean {
  const where = place && { place }
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    run.problems.add({ ...where, ...told('NO_RATING', { rating: String(rating) }) })
    return false
  }
  if (run.seenSkus.has(sku)) return true
  run.warnings.add({ ...where, ...told('REVIEW_OF_NONE', { sku }) })
  return false
}
