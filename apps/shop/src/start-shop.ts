// The start of the shop, in order: port, database with the storefront's build beside it, demo shop, API, storefront.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@vitrine/api/config'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { hasCatalogue } from './database/contents.ts'
import { openDatabase } from './database/open-database.ts'
import { tellFirstAdmin } from './database/tell-first-admin.ts'
import { tellDemoPeople } from './demo-people.ts'
import { makeHistoryInBackground } from './history-in-background.ts'
import { assertPortFree } from './listen.ts'
import type { Closers } from './stop/closers.ts'
import type { Stop } from './stop/listen-for-stop.ts'
import { buildWeb, type WebBuild } from './web/build-web.ts'
import type { OpenStorefront } from './web/open-web.ts'

export type StartInput = {
  settings: Settings
  closers: Closers
  say: (line: string) => void
  stop: Stop
  /** How many processes answer visitors; with one, this does. */
  workers: number
}
/** `lost` settles when the shop's own database has ended for good. */
export type RunningShop = { address: string; lost: Promise<void> | undefined }

export async function startShop(input: StartInput): Promise<RunningShop> {
  const { settings, closers, say, stop, workers } = input
  await assertPortFree(settings)
  const build = settings.storefront === 'on' ? buildWeb(say) : undefined
  if (build) closers.add(build.cancel)
  // Reading the program's own files takes as long as the database takes to come up.
  const willSeed = settings.seed === 'on' && !existsSync(join(settings.dataDir, 'postgres'))
  let records: Promise<ShopRecord[] | undefined> | undefined
  const meanwhile = () => {
    if (workers === 1) void import('./open-shopfront.ts').catch(() => {})
    if (willSeed) records = makeRecordsAhead()
  }
  const { connectionString, lost } = await openDatabase({
    settings,
    closers,
    say,
    meanwhile,
    processes: workers,
  })
  stop.check()
  const isFilled = await fillEmptyShop(connectionString, { settings, say, records: await records })
  stop.check()
  const address = await (workers === 1 ? openHere : openBeside)({ ...input, connectionString, build })
  await tellDemoPeople(connectionString, { settings, say, address })
  await tellFirstAdmin(connectionString, { say, address })
  if (isFilled) makeHistoryInBackground(connectionString, input)
  return { address, lost }
}

type Opening = StartInput & { connectionString: string; build: WebBuild | undefined }

async function openHere({ build, ...input }: Opening): Promise<string> {
  const { openShopfront } = await import('./open-shopfront.ts')
  return openShopfront({ ...input, storefront: build && finish(build, input.stop) })
}

async function openBeside({ build, workers: count, ...input }: Opening): Promise<string> {
  await Promise.race([build?.finished, input.stop.requested])
  input.stop.check()
  const { openWorkers } = await import('./workers/open-workers.ts')
  return openWorkers({ ...input, count })
}

/** Making a database keeps other processes busy; this one makes what will be written into it. */
async function makeRecordsAhead(): Promise<ShopRecord[] | undefined> {
  try {
    const { makeDemoRecords } = await import('./commands/seed.ts')
    return await makeDemoRecords()
  } catch {
    // Whoever fills the shop meets the failure again, and tells it.
    return undefined
  }
}

/** Only a first start needs the demo shop's makers and the importer. Answers whether this was one. */
export async function fillEmptyShop(
  connectionString: string,
  input: Pick<StartInput, 'settings' | 'say'> & { records?: ShopRecord[] | undefined },
): Promise<boolean> {
  if (await hasCatalogue(connectionString)) return false
  const { seedEmptyShop } = await import('./commands/seed.ts')
  await seedEmptyShop(connectionString, input)
  return true
}

async function finish(build: WebBuild, stop: Stop): Promise<OpenStorefront> {
  await Promise.race([build.finished, stop.requested])
  stop.check()
  const { builtStorefront } = await import('./web/open-web.ts')
  return builtStorefront()
}
