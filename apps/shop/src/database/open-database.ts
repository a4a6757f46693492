// The shop's database: the server of DATABASE_URL, or one of our own in the data folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@vitrine/api/config'
import { migrate } from '@vitrine/api/db/migrate'
import { ensureDatabase } from '@vitrine/postgres/ensure-database'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import { FolderInUse } from '@vitrine/postgres/lock-folder'
import { keepCluster } from '@vitrine/postgres/own-cluster'
import { ExpectedFailure } from '../expected-failure.ts'
import type { Closers } from '../stop/closers.ts'
import { assertServerUsable } from './assert-server-usable.ts'
import { DiskFull, hasRoom } from './disk-full.ts'
import { explainMigrationError } from './explain-migration-error.ts'
import { takeFolder } from './take-folder.ts'

const DATABASE_NAME = 'vitrine'
/** Pages, carts and orders, health, jobs, what is listened to; and for who comes beside: commands, the server itself. */
const CONNECTIONS_OF_A_PROCESS = 30
const SPARE_CONNECTIONS = 70

export type OpenInput = {
  settings: Settings
  closers: Closers
  say: (line: string) => void
  /** A short command may work beside a running shop; a second shop may not. */
  besideRunning?: boolean
  /** What only reads makes no shop: one just made, where DATA_DIR is wrong, would look whole. */
  mustExist?: boolean
  /** How many processes will ask it. */
  processes?: number
  /** Called once nothing speaks against the database any more, to do something useful while it comes up. */
  meanwhile?: () => void
}
export type OpenDatabase = { connectionString: string; lost: Promise<void> | undefined }

/** Answers the address of a migrated database. */
export async function openDatabase(input: OpenInput): Promise<OpenDatabase> {
  const opened = input.settings.databaseUrl ? await useServer(input) : await useOwn(input)
  const ran = await migrate({ connectionString: opened.connectionString }).catch(
    explainMigrationError(input.settings),
  )
  if (ran.length > 0) input.say(`Laid out the database (${ran.length} migrations).`)
  return opened
}

async function useServer({ settings, say, meanwhile }: OpenInput): Promise<OpenDatabase> {
  const connectionString = settings.databaseUrl ?? ''
  const warning = await assertServerUsable(connectionString)
  if (warning) say(warning)
  meanwhile?.()
  return { connectionString, lost: undefined }
}

async function useOwn(input: OpenInput): Promise<OpenDatabase> {
  const { settings, closers, say, meanwhile, processes = 1 } = input
  if (input.mustExist && !existsSync(join(settings.dataDir, 'postgres')))
    throw new ExpectedFailure(`There is no shop in ${settings.dataDir}; set DATA_DIR to the folder of one.`)
  try {
    closers.add(takeFolder(settings.dataDir))
  } catch (error) {
    return besideOrRefuse(input, error)
  }
  const starting = keepCluster({
    folder: settings.dataDir,
    settings: { max_connections: String(SPARE_CONNECTIONS + CONNECTIONS_OF_A_PROCESS * processes) },
    onProgress: (step) => say(step === 'creating' ? 'Creating the database …' : 'Starting the database …'),
    onDeath: () => say('The database stopped by itself; starting it again …'),
  })
  meanwhile?.()
  const cluster = await starting.catch(explainStartError(settings))
  closers.add(cluster.stop)
  return { connectionString: await ensureDatabase(cluster, DATABASE_NAME), lost: cluster.ended }
}

function besideOrRefuse({ settings, besideRunning }: OpenInput, refusal: unknown): OpenDatabase {
  const isTaken = (refusal as Error).cause instanceof FolderInUse
  const running = isTaken && besideRunning ? findRunningCluster(settings.dataDir) : undefined
  if (!running) throw refusal
  return { connectionString: running.urlOf(DATABASE_NAME), lost: undefined }
}

/** For want of room PostgreSQL gives up with many words, and not always with those. */
function explainStartError({ dataDir }: Settings) {
  return async (error: Error): Promise<never> => {
    if (!(await hasRoom(dataDir).catch(() => true))) throw new DiskFull(error)
    const [reason = ''] = error.message.split('\n').filter((line) => !line.startsWith('Command failed'))
    throw new ExpectedFailure(`The built-in PostgreSQL could not start: ${reason}`, { cause: error })
  }
}
