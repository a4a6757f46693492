import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { type Api, type ApiDeps, buildApi } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { createLogger } from '#api/log.ts'
import type { Feature } from '#api/routing/feature.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

type TestApi = { db: Database; features?: Feature[]; routes?: ServedRoute[] } & Partial<ApiDeps>

/**
 * The real app without a port: ask it by `api.app.inject`, or by `api.clientFor({ store: 'us' })`. It answers however busy
 * the machine is with other tests.
 */
export function buildTestApi({ routes = [], features = [], ...deps }: TestApi): Promise<Api> {
  const all = routes.length > 0 ? [...features, { name: 'under test', routes }] : features
  return buildApi({
    logger: createLogger('silent'),
    maxEventLoopDelay: 0,
    stores: STORE_VIEWS,
    ...deps,
    features: all,
  })
}
