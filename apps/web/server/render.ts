import * as build from 'virtual:react-router/server-build'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createPageNote, type PageNote } from '../src/lib/page-note.ts'
import { requestContext } from '../src/lib/request-context.ts'
import type { WebDeps } from './index.ts'
import { createPageAssets } from './page-assets.ts'

export type RenderAsk = { request: Request; store: StoreView; basename: string }
export type Rendered = { status: number; headers: Headers; body: Buffer; page: PageNote }
export type Render = (ask: RenderAsk) => Promise<Rendered>

/** One router per store prefix: the prefix is its basename. */
export function createRenderer(deps: WebDeps): Render {
  const routers = new Map<string, ReturnType<typeof createRequestHandler>>()
  const assets = createPageAssets(deps.assetsDir)

  function routerFor(basename: string) {
    const known = routers.get(basename)
    if (known) return known
    const router = createRequestHandler({ ...build, basename }, 'production')
    routers.set(basename, router)
    return router
  }

  return async ({ request, store, basename }) => {
    const page = createPageNote()
    const context = new RouterContextProvider()
    const client = deps.client({ storeCode: store.code })
    context.set(requestContext, { client, store, page, publicUrl: deps.publicUrl, log: deps.log })
    const response = await routerFor(basename)(request, context)
    const body = Buffer.from(await response.arrayBuffer())
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return {
      status: response.status,
      headers: response.headers,
      page,
      body: isPage ? addToHead(body, assets.linksFor(store.language, page.kind)) : body,
    }
  }
}

function addToHead(html: Buffer, links: string): Buffer {
  const end = html.indexOf('</head>')
  return end < 0 ? html : Buffer.concat([html.subarray(0, end), Buffer.from(links), html.subarray(end)])
}
