import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { isShopperPath } from '../src/lib/account/shopper-routes.ts'
import type { KeepFrame } from '../src/lib/loaded/frame.ts'
import { createPageNote, type PageNote } from '../src/lib/page-note.ts'
import { createKeptCards } from '../src/lib/render/kept-cards.server.ts'
import { requestContext } from '../src/lib/request-context.ts'
import { finishPage, type RawPage } from './page/finish-page.ts'
import { createPageAssets } from './page/page-assets.ts'
import { bytesOf } from './page/page-bytes.ts'
import { shopperBuildOf } from './shopper-build.ts'
import { watchCalls } from './watch-calls.ts'
import type { WebDeps } from './web-deps.ts'

export type RenderAsk = { request: Request; store: StoreView; basename: string }
export type Rendered = { status: number; headers: Headers; body: Buffer; page: PageNote }
export type Render = (ask: RenderAsk) => Promise<Rendered>

const RETRY_AFTER_SECONDS = '2'
const REFRESH_SECONDS = '15'
/** Sources have no chunks to link ahead. */
const NO_ASSETS = { linksFor: (): string[] => [] }

type RenderDeps = WebDeps & { frameOf: (store: string) => KeepFrame }

/** Two routers per store prefix, which is their basename: shoppers' pages are not looked for among those of desks. */
export function createRenderer(deps: RenderDeps): Render {
  const routers = new Map<string, ReturnType<typeof createRequestHandler>>()
  const shopperBuild = shopperBuildOf(build)
  const keptCards = createKeptCards(deps.cardChars)
  const { linksFor } = deps.assetsDir === undefined ? NO_ASSETS : createPageAssets(deps.assetsDir)

  function routerFor(basename: string, url: string) {
    const isShopper = isShopperPath(new URL(url).pathname.slice(basename.length))
    const key = `${basename} ${isShopper}`
    const known = routers.get(key)
    if (known) return known
    const router = createRequestHandler(
      { ...(isShopper ? shopperBuild : build), basename },
      import.meta.env.MODE,
    )
    routers.set(key, router)
    return router
  }

  return async ({ request, store, basename }) => {
    const page = createPageNote()
    const context = new RouterContextProvider()
    let isShopAway = false
    const client = watchCalls(deps.client({ storeCode: store.code }), {
      onFailure: (code) => {
        page.preventCaching()
        if (code === 503) isShopAway = true
      },
    })
    const { publicUrl, stage = 'production', log, onTree } = deps
    const stores = deps.stores()
    const nonce = randomBytes(16).toString('hex')
    // Who asks for headers alone has none made.
    let raw: RawPage = { html: '', scripts: [] }
    const onHtml = (html: string, scripts: RawPage['scripts']) => {
      raw = { html, scripts }
    }
    context.set(requestContext, {
      ...{ client, store, stores, page, publicUrl, stage, log, nonce, onHtml, onTree, keptCards },
      keepFrame: deps.frameOf(store.code),
    })
    const response = await routerFor(basename, request.url)(request, context)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const status = isShopAway && response.status === 500 ? 503 : response.status
    if (status === 503) response.headers.set('retry-after', RETRY_AFTER_SECONDS)
    // Readers without scripts come back by themselves, too.
    if (status === 503 && isPage) response.headers.set('refresh', REFRESH_SECONDS)
    const { headers } = response
    if (!isPage) return { status, headers, page, body: Buffer.from(await response.arrayBuffer()) }
    const { imageHosts, formHosts } = deps
    const links = linksFor(dialectOf(store), { kind: page.kind, isPersonal: !page.cacheable })
    const { pieces, policy } = finishPage(raw, { nonce, links, imageHosts, formHosts })
    headers.set('content-security-policy', policy)
    return { status, headers, page, body: bytesOf(pieces) }
  }
}
