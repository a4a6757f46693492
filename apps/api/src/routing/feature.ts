import type { FastifyPluginAsync } from 'fastify'
import type { Identify } from '#api/routing/credentials/identify.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

/** What a feature's index.ts hands to app.ts, usually built by a function of what the feature needs. */
export type Feature = {
  name: string
  routes: readonly ServedRoute[]
  /** The one feature that knows tokens says whose they are. */
  identify?: Identify
  /** For what is not a call: pictures, feeds. Its routes declare `config: { access }`. */
  plugin?: FastifyPluginAsync
  /** Loads what must be there before the first request, such as the catalogue in memory. */
  start?: () => Promise<void>
  stop?: () => Promise<void>
}
