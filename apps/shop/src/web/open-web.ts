import type { Api } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import type { Catalog } from '@vitrine/api/features/catalog/index'
import { answerKept } from './answer-kept.ts'
import { mountWeb } from './mount-web.ts'
import { repairAddresses } from './repair-address.ts'
import { serveAssets } from './serve-assets.ts'
import { CLIENT_DIR, type ServerBuild, type WebHandler } from './web-seam.ts'

export type OpenWeb = {
  build: ServerBuild
  api: Api
  settings: Settings
  catalog: Catalog
  log: (error: unknown) => void
}

/** Joins the built storefront to the API in this process; what changes in the catalogue leaves its page cache. */
export async function openWeb({ build, api, settings, catalog, log }: OpenWeb): Promise<void> {
  const { publicUrl } = settings
  const client = ({ storeCode }: { storeCode: string }) => api.clientFor({ store: storeCode })
  const { generation } = catalog
  const web = build.createWebHandler({ client, publicUrl, assetsDir: CLIENT_DIR, generation, log })
  catalog.onChange((tags) => forget(web, tags))
  await serveAssets(api.app, CLIENT_DIR)
  await mountWeb(api.app, web, new URL(publicUrl).origin)
  repairAddresses(api.app.server)
  await answerKept(api.app, web)
}

function forget(web: WebHandler, tags: readonly string[]): void {
  if (tags.includes('*')) web.dropAll()
  else web.drop(tags)
}
