// API and storefront over an open database, up to the moment they can be visited.
import { s3Photos } from '@vitrine/api/adapters/photos/s3-photos'
import { openSharedIndex } from '@vitrine/api/adapters/search/open-shared-index'
import { buildApi } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import { closeLanes, openLanes } from '@vitrine/api/db/lanes'
import { createFeatures } from '@vitrine/api/features'
import { createLogger } from '@vitrine/api/log'
import { edgeOf } from '@vitrine/api/routing/request-facts'
import { createTracing } from '@vitrine/api/tracing/start-tracing'
import { createWriteProbe } from './database/write-probe.ts'
import { demoDownloads, demoPictures } from './demo.ts'
import { listen } from './listen.ts'
import type { Closers } from './stop/closers.ts'
import { drain } from './stop/drain.ts'
import type { Stop } from './stop/listen-for-stop.ts'
import type { OpenStorefront } from './web/open-web.ts'
import { createCdnPurge } from './web/purge-cdn.ts'
import { repairAddress } from './web/repair-address.ts'
import { createServerEntry } from './web/server-entry.ts'

export type Shopfront = {
  settings: Settings
  connectionString: string
  closers: Closers
  stop: Stop
  /** Being made ready; without one the API is served alone. */
  storefront: Promise<OpenStorefront> | undefined
}

/** Who is not to be asked to come again waits so long for a connection, however busy the machine is. */
const PATIENT_MS = 60_000

/** Answers the address. */
export async function openShopfront({
  settings,
  connectionString,
  closers,
  stop,
  storefront,
}: Shopfront): Promise<string> {
  const log = createLogger(settings.logLevel)
  const isPatient = settings.shedLoad === 'off'
  const lanes = openLanes({
    connectionString,
    onError: (err) => log.warn({ err }, 'a connection broke'),
    ...(isPatient && { connectionTimeoutMs: PATIENT_MS }),
  })
  closers.add(() => closeLanes(lanes))
  const { features, catalog, commerce, content } = createFeatures({
    db: lanes.pages,
    checkoutDb: lanes.checkout,
    connectionString,
    log,
    now: () => new Date(),
    dataDir: settings.dataDir,
    shopDataDir: settings.shopDataDir,
    publicUrl: settings.publicUrl,
    sharedIndex: settings.searchUrl ? await openSharedIndex(settings.searchUrl) : undefined,
    mail: settings.mail,
    payment: settings.payment,
    webhooksToPrivate: settings.webhookPrivate === 'on',
    staffSecondFactor: settings.staffSecondFactor === 'on',
    ...(settings.files && { photos: s3Photos(settings.files) }),
    sources: await demoPictures(),
    madeFiles: await demoDownloads(),
  })
  // Read while the database hands out the catalogue. A failure counts once somebody waits for it.
  storefront?.catch(() => {})
  const entry = createServerEntry(stop.isStopping)
  const api = await buildApi({
    db: lanes.pages,
    lanes,
    isHttps: settings.publicUrl.startsWith('https:'),
    metricsToken: settings.metricsToken,
    tracing: openTracing({ settings, closers, log }),
    showsDocs: settings.docsPage === 'on',
    assertWritable: createWriteProbe(settings.dataDir),
    serverFactory: entry.serverFactory,
    rewriteAddress: repairAddress,
    logger: log,
    isStopping: stop.isStopping,
    features,
    edge: edgeOf(settings),
    jobs: { connectionString, isWorker: settings.jobs === 'on', retention: settings.retention },
    corsOrigins: settings.corsOrigins,
    ...(isPatient && { maxEventLoopDelay: 0 }),
  })
  closers.add(() => drain(api.app, { ...entry, drainMs: settings.drainMs }))
  const join = await storefront
  await join?.({
    ...{ api, settings, entry, catalog, commerce, content, purge: openPurge({ settings, closers, log }) },
    log: (err) => log.error({ err }, 'a page failed'),
  })
  stop.check()
  return listen(api.app, settings)
}

type Beside = Pick<Shopfront, 'settings' | 'closers'> & { log: ReturnType<typeof createLogger> }

/** Closed once everybody is served, so that what was noted of them leaves, too. */
function openTracing({ settings, closers, log }: Beside) {
  if (!settings.tracing) return undefined
  const tracing = createTracing(settings.tracing, log)
  closers.add(() => tracing.stop())
  return tracing
}

/** Whoever is told by tags which pages changed. */
function openPurge({ settings, closers, log }: Beside) {
  if (!settings.purge) return undefined
  const tellOf = (err: unknown) => log.warn({ err }, 'the CDN was not told what changed')
  const purge = createCdnPurge({ ...settings.purge, log: tellOf })
  closers.add(() => purge.close())
  return purge
}
