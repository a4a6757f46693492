import type { Database } from '@vitrine/api/db/client'
import {
  describeProblem,
  ImportBusy,
  type ImportInput,
  ImportRefused,
  type ImportReport,
  importCatalogue,
} from '@vitrine/api/features/imports/index'
import type { SystemJob } from '@vitrine/domain/access/system-jobs'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { ExpectedFailure } from '../../expected-failure.ts'
import { showProgress } from './show-progress.ts'

export type Feed = Pick<ImportInput, 'source' | 'mediaFolders' | 'isPart' | 'keeps' | 'isDryRun'> & {
  /** On whose behalf: the command's. */
  job: SystemJob
  records: Iterable<ShopRecord> | AsyncIterable<ShopRecord>
}

/** The writer with a progress bar; a refused feed is told by file and line. */
export async function bringIn(db: Database, { records, job, ...input }: Feed): Promise<ImportReport> {
  const progress = showProgress(process.stdout)
  try {
    return await importCatalogue(db, records, {
      ...input,
      by: { actor: { kind: 'system', job }, store: { storeId: 0 } },
      onProgress: progress.update,
    })
  } catch (error) {
    throw explain(error)
  } finally {
    progress.end()
  }
}

function explain(error: unknown): unknown {
  if (error instanceof ImportBusy) return new ExpectedFailure(error.message, { cause: error })
  if (!(error instanceof ImportRefused)) return error
  const lines = error.problems.listed.map(describeProblem)
  return new ExpectedFailure([...lines, error.message].join('\n'), { cause: error })
}
