import type { Api } from '@vitrine/api/app'
import type { Settings } from '@vitrine/api/config'
import { mountWeb } from './mount-web.ts'
import { serveAssets } from './serve-assets.ts'
import { CLIENT_DIR, loadWeb, type WebHandler } from './web-seam.ts'

export type OpenWeb = {
  api: Api
  settings: Settings
  generation: () => number
  log: (error: unknown) => void
}

/** Joins the built storefront to the API in this process. */
export async function openWeb({ api, settings, generation, log }: OpenWeb): Promise<WebHandler> {
  const { publicUrl } = settings
  const client = ({ storeCode }: { storeCode: string }) => api.clientFor({ store: storeCode })
  const web = await loadWeb({ client, publicUrl, generation, log })
  await serveAssets(api.app, CLIENT_DIR)
  await mountWeb(api.app, web, new URL(publicUrl).origin)
  return web
}
