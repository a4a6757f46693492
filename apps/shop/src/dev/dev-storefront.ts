// The storefront straight from its sources: Vite transforms what is asked for, a saved file is in the browser at once.
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { formHosts } from '../web/form-hosts.ts'
import { mountWeb } from '../web/mount-web.ts'
import type { OpenStorefront } from '../web/open-web.ts'
import type { ServerBuild, WebHandler } from '../web/web-seam.ts'

const WEB_DIR = fileURLToPath(new URL('../../../web/', import.meta.url))
const SERVER_MODULE = '/server/index.ts'

/** Loaded before the shop is open; hot reload talks on a port of its own. */
export async function devStorefront(hmrPort: number): Promise<OpenStorefront> {
  const vite = await createServer({
    root: WEB_DIR,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
    plugins: [contractOutside()],
  })
  return async ({ api, settings, commerce, log }) => {
    const { publicUrl, imageHosts, stage } = settings
    const client = ({ storeCode }: { storeCode: string }) => api.clientFor({ store: storeCode })
    const build = (await vite.ssrLoadModule(SERVER_MODULE)) as ServerBuild
    const make = ({ createWebHandler }: ServerBuild) =>
      createWebHandler({
        client,
        publicUrl,
        stores: () => commerce.current().stores,
        stage,
        imageHosts,
        formHosts: formHosts(settings),
        log,
      })
    api.app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
    api.app.addHook('onClose', () => vite.close())
    await mountWeb(api.app, freshOf({ vite, make, first: build }), { origin: new URL(publicUrl).origin })
  }
}

/** API and pages must agree on what a `CallError` is, so the contract is read by Node alone, as in the built storefront. */
function contractOutside(): Plugin {
  return {
    name: 'vitrine:contract-outside',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (this.environment.name !== 'ssr' || !id.startsWith('@vitrine/contract/')) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && { id: `file://${found.id}`, external: 'absolute' }
    },
  }
}

type Fresh = { vite: ViteDevServer; make: (build: ServerBuild) => WebHandler; first: ServerBuild }

/** Every page is made anew by the sources of this moment; styles and reloads of Vite need no content policy. */
function freshOf({ vite, make, first }: Fresh): WebHandler {
  const render = async (request: Request) => {
    const web = make((await vite.ssrLoadModule(SERVER_MODULE)) as ServerBuild)
    const response = await web(request)
    response.headers.delete('content-security-policy')
    return response
  }
  const { plainPage } = make(first)
  const nothing = () => undefined
  return Object.assign(render, {
    plainPage,
    findCached: nothing,
    findKnown: nothing,
    drop: () => 0,
    dropAll: nothing,
  })
}
