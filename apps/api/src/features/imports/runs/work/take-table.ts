import type { Context } from '#api/context.ts'
import { readFormat, TABLE_SOURCE } from '../../formats/read-format.ts'
import { readKnownCatalogue } from '../../formats/read-known-catalogue.ts'
import { importCatalogue } from '../../writer/import-catalogue.ts'
import type { ImportReport } from '../../writer/import-report.ts'
import type { Claimed } from './claim-run.ts'
import { endDone } from './end-run.ts'
import { openTable, type TableDeps } from './open-table.ts'
import { watchRun } from './watch-run.ts'

type Working = Pick<Context, 'db' | 'now' | 'actor' | 'store'> & { signal: AbortSignal }

/** Read, tried or taken, and told: the run ends in the transaction of its catalogue. */
export async function takeTable(ctx: Working, deps: TableDeps, run: Claimed): Promise<void> {
  const { db, signal } = ctx
  const { format, columns, whole, ...options } = run.options
  let products = 0
  const watch = watchRun({ db, id: run.id, signal, total: () => products })
  try {
    const { bytes, mediaFolders } = await openTable(db, deps, run)
    const mapping = columns && Object.fromEntries(columns.map(({ column, target }) => [column, target]))
    const file = { name: run.title, bytes, format }
    const reading = await readFormat(
      file,
      { ...options, mapping, isWhole: whole, onRow: watch.assertWanted },
      await readKnownCatalogue(db),
    )
    products = reading.products
    const end = (db: Working['db'], report: ImportReport) =>
      endDone(db, {
        ...{ id: run.id, now: ctx.now(), report, rows: reading.rows },
        lines: { left_out: reading.leftOut, remark: reading.remarks, warning: report.warnings },
      })
    const report = await importCatalogue(db, watch.of(reading.records), {
      ...{ source: TABLE_SOURCE, mediaFolders, isPart: !whole, isDryRun: run.isDryRun },
      keeps: [...reading.named],
      ...{ by: { actor: ctx.actor, store: { storeId: 0 } }, now: ctx.now() },
      ...{ onProgress: watch.note, signal: watch.signal, beforeCommit: end },
    })
    if (run.isDryRun) await db.transaction().execute((db) => end(db, report))
  } catch (error) {
    throw watch.reasonOf(error)
  } finally {
    await watch.stop()
  }
}
