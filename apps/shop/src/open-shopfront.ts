// API and storefront over an open database, up to the moment they can be visited.
import { buildApi } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import { createDatabase } from '@vitrine/api/db/client'
import { createFeatures } from '@vitrine/api/features'
import { createLogger } from '@vitrine/api/log'
import { edgeOf } from '@vitrine/api/routing/request-facts'
import type { Closers } from './closers.ts'
import { drain, listen } from './listen.ts'
import type { Stop } from './listen-for-stop.ts'
import { openWeb } from './web/open-web.ts'
import { loadServerBuild } from './web/web-seam.ts'

export type Shopfront = {
  settings: Settings
  connectionString: string
  closers: Closers
  stop: Stop
  /** Settles when the storefront is built. */
  ready: () => Promise<void>
}

/** Answers the address. */
export async function openShopfront({
  settings,
  connectionString,
  closers,
  stop,
  ready,
}: Shopfront): Promise<string> {
  const log = createLogger(settings.logLevel)
  const db = createDatabase({ connectionString, onError: (err) => log.warn({ err }, 'a connection broke') })
  closers.add(() => db.destroy())
  const { features, catalog } = createFeatures({
    db,
    connectionString,
    log,
    now: () => new Date(),
    dataDir: settings.dataDir,
    shopDataDir: settings.shopDataDir,
    publicUrl: settings.publicUrl,
    mail: settings.mail,
  })
  // Read while the database hands out the catalogue. A failure counts once somebody waits for it.
  const storefront = settings.storefront === 'on' ? ready().then(loadServerBuild) : undefined
  storefront?.catch(() => {})
  const api = await buildApi({
    db,
    logger: log,
    isStopping: stop.isStopping,
    features,
    edge: edgeOf(settings),
    ...(settings.shedLoad === 'off' && { maxEventLoopDelay: 0 }),
  })
  closers.add(() => drain(api.app))
  const build = await storefront
  if (build)
    await openWeb({ build, api, settings, catalog, log: (err) => log.error({ err }, 'a page failed') })
  stop.check()
  return listen(api.app, settings)
}
