import type { Api } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import type { Features } from '@vitrine/api/features'
import type { Catalog } from '@vitrine/api/features/catalog/index'
import { formHosts } from './form-hosts.ts'
import { mountWeb } from './mount-web.ts'
import { serveAssets } from './serve-assets.ts'
import type { ServerEntry } from './server-entry.ts'
import { CLIENT_DIR, loadServerBuild, type ServerBuild, type WebHandler } from './web-seam.ts'

/** What a storefront is joined to. */
export type Joint = {
  api: Api
  settings: Settings
  entry: ServerEntry
  catalog: Catalog
  commerce: { onChange(listener: () => void): unknown }
  content: Features['content']
  log: (error: unknown) => void
}

export type OpenStorefront = (joint: Joint) => Promise<void>

/** The built storefront, in the process of the API; what changes in catalogue or commerce leaves its page cache. */
export async function builtStorefront(): Promise<OpenStorefront> {
  const build = await loadServerBuild()
  return (joint) => openWeb(build, joint)
}

async function openWeb(build: ServerBuild, joint: Joint): Promise<void> {
  const { api, settings, entry, catalog, commerce, content, log } = joint
  const { publicUrl, imageHosts, stage } = settings
  const client = ({ storeCode }: { storeCode: string }) => api.clientFor({ store: storeCode })
  const generation = () => catalog.generation() + content.count()
  const web = build.createWebHandler({
    client,
    publicUrl,
    stage,
    imageHosts,
    formHosts: formHosts(settings),
    assetsDir: CLIENT_DIR,
    generation,
    log,
  })
  catalog.onChange((tags) => forget(web, tags))
  content.onChange((tags) => forget(web, tags))
  // What delivery costs stands on many pages, and changes rarely.
  commerce.onChange(() => web.dropAll())
  await serveAssets(api.app, CLIENT_DIR)
  await mountWeb(api.app, web, new URL(publicUrl).origin)
  entry.answerCached(web, await readCommonHeaders(api.app))
}

// What belongs to one answer; every other header of the API's answers is common to all.
const OWN_HEADERS = /^(content-|cache-control$|connection$|date$|etag$|keep-alive$|transfer-encoding$|vary$)/

/** Cached pages carry the protections every answer carries. */
async function readCommonHeaders(app: Api['app']): Promise<Record<string, string>> {
  const { headers } = await app.inject('/health/live')
  const common = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name))
  return Object.fromEntries(common.map(([name, value]) => [name, String(value)]))
}

function forget(web: WebHandler, tags: readonly string[]): void {
  if (tags.includes('*')) web.dropAll()
  else web.drop(tags)
}
