// The start of the shop, in order: port, database with the storefront's build beside it, demo shop, API, storefront.
import type { Settings } from '@vitrine/api/config'
import { assertPortFree } from './assert-port-free.ts'
import type { Closers } from './closers.ts'
import { hasCatalogue } from './database/has-catalogue.ts'
import { openDatabase } from './database/open-database.ts'
import type { Stop } from './listen-for-stop.ts'
import { buildWeb, type WebBuild } from './web/build-web.ts'

export type StartInput = { settings: Settings; closers: Closers; say: (line: string) => void; stop: Stop }
/** `lost` settles when the shop's own database has ended for good. */
export type RunningShop = { address: string; lost: Promise<void> | undefined }

export async function startShop({ settings, closers, say, stop }: StartInput): Promise<RunningShop> {
  await assertPortFree(settings)
  const build = settings.storefront === 'on' ? buildWeb(say) : undefined
  if (build) closers.add(build.cancel)
  // Reading the program's own files takes as long as the database takes to come up.
  const meanwhile = () => void import('./open-shopfront.ts').catch(() => {})
  const { connectionString, lost } = await openDatabase({ settings, closers, say, meanwhile })
  stop.check()
  if (!(await hasCatalogue(connectionString))) await seed(connectionString, say)
  stop.check()
  const { openShopfront } = await import('./open-shopfront.ts')
  const ready = () => (build ? finish(build, stop) : Promise.resolve())
  return { address: await openShopfront({ settings, closers, stop, connectionString, ready }), lost }
}

/** Only a first start needs the demo shop's makers and the importer. */
async function seed(connectionString: string, say: (line: string) => void): Promise<void> {
  const { seedDemoShop } = await import('./commands/seed.ts')
  await seedDemoShop(connectionString, say)
}

async function finish(build: WebBuild, stop: Stop): Promise<void> {
  await Promise.race([build.finished, stop.requested])
  stop.check()
}
