import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { audit } from '@vitrine/api/access/audit'
import { dumpDatabase } from '@vitrine/api/backup/dump-database'
import type { Context } from '@vitrine/api/context'
import { inTransaction } from '@vitrine/api/db/in-transaction'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'
import { copyInUse } from './copy-in-use.ts'
import { isBackup, isKept } from './is-kept.ts'
import { PACKING, removeLeftovers } from './leftovers.ts'
import { packFolder } from './pack-folder.ts'

const MB = 1_048_576
/** Another shop may be writing its own beside this one. */
const LONGEST_BACKUP_MS = 12 * 3_600_000

/** `backup <file.tar.gz>`: database, pictures and keys, of a shop that goes on selling meanwhile. */
export async function runBackup(input: CommandInput, [name, ...rest]: readonly string[]): Promise<void> {
  if (!name?.endsWith('.tar.gz') || rest.length > 0) throw new ExpectedFailure('Use: backup <file.tar.gz>.')
  const file = resolve(name)
  await mkdir(dirname(file), { recursive: true })
  const place = packingPlace(file, input.settings.dataDir)
  await removeLeftovers(place, { prefix: PACKING, minAgeMs: LONGEST_BACKUP_MS })
  const staging = await mkdtemp(join(place, PACKING))
  try {
    const began = performance.now()
    await withDatabase({ ...input, mustExist: true }, async (db, connectionString) => {
      const { tables } = await dumpDatabase(connectionString, staging)
      // After the rows: what is put on the disk before its row is there with each row.
      await copyFiles(input.settings.dataDir, join(staging, 'files'))
      await packFolder(staging, file)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const seconds = Math.round((performance.now() - began) / 1_000)
      const size_mb = Math.ceil((await stat(file)).size / MB)
      await noteBackup(await systemContext(db, input, 'command:backup'), basename(file), {
        size_mb,
        rows,
        seconds,
      })
      input.say(`${tables.length} tables with ${rows} rows, pictures and keys: written to ${file}`)
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Beside the file: it may be larger than what a system keeps for temporary files. Never in a folder that is packed itself. */
function packingPlace(file: string, dataDir: string): string {
  return file.startsWith(dataDir + sep) && existsSync(dataDir) ? dataDir : dirname(file)
}

/** For the page of the system, and for who asks when the last one was. */
function noteBackup(ctx: Context, id: string, after: Record<string, number>): Promise<void> {
  return inTransaction(ctx, (ctx) => audit(ctx, { may: 'system:read', entity: 'backup', id, after }))
}

async function copyFiles(dataDir: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(dataDir))
    if (isKept(name)) await copyInUse(join(dataDir, name), join(to, name), (path) => !isBackup(path))
}
