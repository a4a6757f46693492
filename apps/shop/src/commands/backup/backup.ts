import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { audit } from '@vitrine/api/access/audit'
import { dumpDatabase } from '@vitrine/api/backup/dump-database'
import type { Context } from '@vitrine/api/context'
import { inTransaction } from '@vitrine/api/db/in-transaction'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'
import { isKept } from './is-kept.ts'
import { packFolder } from './pack-folder.ts'

const MB = 1_048_576

/** `backup <file.tar.gz>`: database, pictures and keys, of a shop that goes on selling meanwhile. */
export async function runBackup(input: CommandInput, [name, ...rest]: readonly string[]): Promise<void> {
  if (!name?.endsWith('.tar.gz') || rest.length > 0) throw new ExpectedFailure('Use: backup <file.tar.gz>.')
  const file = resolve(name)
  await mkdir(dirname(file), { recursive: true })
  // Beside the file: a backup may be larger than what a system keeps for temporary files.
  const staging = await mkdtemp(`${file}.`)
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

/** For the page of the system, and for who asks when the last one was. */
function noteBackup(ctx: Context, id: string, after: Record<string, number>): Promise<void> {
  return inTransaction(ctx, (ctx) => audit(ctx, { may: 'system:read', entity: 'backup', id, after }))
}

async function copyFiles(dataDir: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(dataDir))
    if (isKept(name)) await cp(join(dataDir, name), join(to, name), { recursive: true })
}
