import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { probeRoutes } from './probe-routes.ts'
import { buildTestApi } from './test-api.ts'
import { createTestDatabase } from './test-database.ts'

type Headers = Record<string, string>

/** The app with the probing routes, asked as over HTTP. */
export async function openProbeApi() {
  const database = await createTestDatabase()
  const api: Api = await buildTestApi({ db: database.db, routes: probeRoutes })
  const db: Database = database.db
  return {
    api,
    db,
    connectionString: database.connectionString,
    get: (url: string, headers: Headers = {}) => api.app.inject({ url, headers }),
    postLine: (payload: string | Buffer | object, headers: Headers = {}) =>
      api.app.inject({
        method: 'POST',
        url: '/api/test/line',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async close() {
      await api.app.close()
      await database.drop()
    },
  }
}
export type ProbeApi = Awaited<ReturnType<typeof openProbeApi>>
