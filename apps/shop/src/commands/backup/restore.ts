import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseInUse, loadDatabase } from '@vitrine/api/backup/load-database'
import { type Manifest, ManifestSchema } from '@vitrine/api/backup/manifest'
import { DatabaseNewer } from '@vitrine/api/db/migrate'
import { countContents } from '../../database/contents.ts'
import { ExpectedFailure } from '../../expected-failure.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'
import { isDerived } from './is-kept.ts'
import { removeLeftovers, UNPACKING } from './leftovers.ts'
import { unpackFolder } from './pack-folder.ts'

/** `restore <file.tar.gz> [--replace]`: into an empty shop, or in the place of the one that is there. None may be running. */
export async function runRestore(input: CommandInput, args: readonly string[]): Promise<void> {
  const [name, ...rest] = args.filter((arg) => arg !== '--replace')
  if (name === undefined || rest.length > 0)
    throw new ExpectedFailure('Use: restore <file.tar.gz> [--replace].')
  const { dataDir } = input.settings
  await mkdir(dataDir, { recursive: true })
  const staging = await mkdtemp(join(dataDir, UNPACKING))
  try {
    const manifest = await readBackup(resolve(name), staging)
    await withDatabase({ ...input, besideRunning: false }, async (_, connectionString) => {
      await removeLeftovers(dataDir, { prefix: UNPACKING, except: staging })
      if (!args.includes('--replace')) await assertEmpty(connectionString)
      input.say(`Bringing back the shop of ${manifest.madeAt} …`)
      await loadDatabase(connectionString, { folder: staging, manifest }).catch(explain)
      await placeFiles(join(staging, 'files'), dataDir)
    })
    input.say('It is back. npm run shop -- audit tells whether its books balance; npm start opens it.')
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** All of it is read and proven whole before anything of the shop is touched. */
async function readBackup(file: string, staging: string): Promise<Manifest> {
  try {
    await unpackFolder(file, staging)
    return ManifestSchema.parse(JSON.parse(await readFile(join(staging, 'backup.json'), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).path === file) throw error
    throw new ExpectedFailure(`${file} is no whole backup of this shop; nothing was changed.`, {
      cause: error,
    })
  }
}

async function assertEmpty(connectionString: string): Promise<void> {
  const { products, customers, orders } = await countContents(connectionString)
  if (products + customers + orders === 0) return
  throw new ExpectedFailure(
    `A shop is there: ${products} products, ${customers} customers, ${orders} orders. Back it up, then say --replace to put the backup in its place.`,
  )
}

function explain(error: unknown): never {
  if (error instanceof DatabaseInUse) throw new ExpectedFailure(error.message, { cause: error })
  if (error instanceof DatabaseNewer)
    throw new ExpectedFailure(`The backup is of a later version of the shop. ${error.message}`, {
      cause: error,
    })
  throw error
}

/** Pictures of what was there, and pages made of it, go. */
async function placeFiles(from: string, dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (isDerived(name)) await rm(join(dataDir, name), { recursive: true, force: true })
  for (const name of await readdir(from)) {
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(from, name), join(dataDir, name))
  }
}
