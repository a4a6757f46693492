import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { dumpDatabase } from '@vitrine/api/backup/dump-database'
import { ExpectedFailure } from '../../expected-failure.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'
import { isKept } from './is-kept.ts'
import { packFolder } from './pack-folder.ts'

/** `backup <file.tar.gz>`: database, pictures and keys, of a shop that goes on selling meanwhile. */
export async function runBackup(input: CommandInput, [name, ...rest]: readonly string[]): Promise<void> {
  if (!name?.endsWith('.tar.gz') || rest.length > 0) throw new ExpectedFailure('Use: backup <file.tar.gz>.')
  const file = resolve(name)
  await mkdir(dirname(file), { recursive: true })
  // Beside the file: a backup may be larger than what a system keeps for temporary files.
  const staging = await mkdtemp(`${file}.`)
  try {
    await withDatabase(input, async (_, connectionString) => {
      const { tables } = await dumpDatabase(connectionString, staging)
      // After the rows: what is put on the disk before its row is there with each row.
      await copyFiles(input.settings.dataDir, join(staging, 'files'))
      await packFolder(staging, file)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      input.say(`${tables.length} tables with ${rows} rows, pictures and keys: written to ${file}`)
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function copyFiles(dataDir: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(dataDir))
    if (isKept(name)) await cp(join(dataDir, name), join(to, name), { recursive: true })
}
