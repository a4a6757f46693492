import type { Api } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import type { Features } from '@vitrine/api/features'
import type { Catalog } from '@vitrine/api/features/catalog/index'
import { formHosts } from './form-hosts.ts'
import { mountWeb } from './mount-web.ts'
import type { CdnPurge } from './purge-cdn.ts'
import { serveAssets } from './serve-assets.ts'
import type { ServerEntry } from './server-entry.ts'
import { CLIENT_DIR, loadServerBuild, type ServerBuild } from './web-seam.ts'

/** What a storefront is joined to. */
export type Joint = {
  api: Api
  settings: Settings
  entry: ServerEntry
  catalog: Catalog
  commerce: Features['commerce']
  content: Features['content']
  purge: Pick<CdnPurge, 'note'> | undefined
  log: (error: unknown) => void
}

export type OpenStorefront = (joint: Joint) => Promise<void>

/** The built storefront, in the process of the API; what changes in catalogue or commerce leaves its page cache. */
export async function builtStorefront(): Promise<OpenStorefront> {
  const build = await loadServerBuild()
  return (joint) => openWeb(build, joint)
}

async function openWeb(build: ServerBuild, joint: Joint): Promise<void> {
  const { api, settings, entry, catalog, commerce, content, purge, log } = joint
  const { publicUrl, imageHosts, stage } = settings
  const client = ({ storeCode }: { storeCode: string }) => api.clientFor({ store: storeCode })
  const web = build.createWebHandler({
    client,
    publicUrl,
    stores: () => commerce.current().stores,
    stage,
    imageHosts,
    formHosts: formHosts(settings),
    assetsDir: CLIENT_DIR,
    log,
  })
  const forget = (tags: readonly string[]) => {
    if (tags.includes('*')) web.dropAll()
    else web.drop(tags)
    purge?.note(tags)
  }
  catalog.onChange(forget)
  content.onChange(forget)
  // What delivery costs stands on many pages, and changes rarely.
  commerce.onChange(() => forget(['*']))
  // Another build may have come, or a change while nobody was there to tell of it.
  purge?.note(['*'])
  await serveAssets(api.app, CLIENT_DIR)
  await mountWeb(api.app, web, {
    origin: new URL(publicUrl).origin,
    isClosed: (code) => commerce.current().stores.some((store) => store.code === code && !store.enabled),
  })
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
