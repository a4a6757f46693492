import { sql } from 'kysely'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { sweepPhotos } from '#api/adapters/photos/sweep-photos.ts'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

/** Old imports with their reports, tables nobody imports any more, then the bytes no row knows. */
export async function sweepImports(ctx: JobContext, store: PhotoStore): Promise<Record<string, number>> {
  const { db, retention } = ctx
  const now = ctx.now()
  const runsBefore = daysBefore(now, retention.importRuns)
  const filesBefore = daysBefore(now, retention.importFiles)
  const removed = await deleteInBatches(
    ctx,
    (limit) => sql`delete from import_run where run_id in (
      select run_id from import_run where ended_at < ${runsBefore} order by ended_at limit ${limit})`,
  )
  const files = await deleteInBatches(
    ctx,
    (limit) => sql`delete from import_file where file_id in (
      select file_id from import_file f where uploaded_at < ${filesBefore} and not exists (
        select from import_run r where r.file_id = f.file_id and (ended_at is null or ended_at >= ${filesBefore}))
      order by file_id limit ${limit})`,
  )
  const selectUnknown = async (names: readonly string[]) => {
    const { rows } = await sql<{ name: string }>`select name from unnest(${[...names]}::text[]) as given(name)
      where not exists (select from import_file f where f.name = given.name)`.execute(db)
    return rows.map(({ name }) => name)
  }
  const bytes = await sweepPhotos({ store, now, selectUnknown })
  return { removed, files, bytes }
}
