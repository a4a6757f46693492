// The start of the shop, in order: port, database with the storefront's build beside it, API, storefront, listen.
import { buildApi } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import { createDatabase } from '@vitrine/api/db/client'
import { createLogger } from '@vitrine/api/log'
import { assertPortFree } from './assert-port-free.ts'
import type { Closers } from './closers.ts'
import { openDatabase } from './database/open-database.ts'
import { drain, listen } from './listen.ts'
import type { Stop } from './listen-for-stop.ts'
import { buildWeb, type WebBuild } from './web/build-web.ts'
import { openWeb } from './web/open-web.ts'

export type StartInput = { settings: Settings; closers: Closers; say: (line: string) => void; stop: Stop }
/** `lost` settles when the shop's own database has ended. */
export type RunningShop = { address: string; lost: Promise<void> | undefined }

export async function startShop({ settings, closers, say, stop }: StartInput): Promise<RunningShop> {
  await assertPortFree(settings)
  const build = settings.storefront === 'on' ? buildWeb(say) : undefined
  if (build) closers.add(build.cancel)
  const { connectionString, lost } = await openDatabase({ settings, closers, say })
  stop.check()
  const logger = createLogger(settings.logLevel)
  const db = createDatabase({
    connectionString,
    onError: (err) => logger.warn({ err }, 'a connection broke'),
  })
  closers.add(() => db.destroy())

  const api = await buildApi({ db, logger, isStopping: stop.isStopping, features: [] })
  closers.add(() => drain(api.app))
  if (build) {
    await finish(build, stop)
    await openWeb({
      api,
      settings,
      generation: () => 0,
      log: (err) => logger.error({ err }, 'a page failed'),
    })
  }
  stop.check()
  return { address: await listen(api.app, settings), lost }
}

async function finish(build: WebBuild, stop: Stop): Promise<void> {
  await Promise.race([build.finished, stop.requested])
  stop.check()
}
