// Pages by server: picks the store, asks the output cache, renders on a miss. Joined with API and HTTP in apps/shop.
import { translateTo } from '../src/lib/store/messages.ts'
import { createCachedPages } from './cache/cached-pages.ts'
import { createFrames } from './cache/frames.ts'
import { createOutputCache, type OutputCache } from './cache/output-cache.ts'
import { manifestOf } from './manifest.ts'
import { type PlainAsk, type PlainPage, plainPage } from './plain/plain-page.ts'
import { redirectOf } from './redirects.ts'
import { createRenderer } from './render.ts'
import type { WebDeps } from './web-deps.ts'

export type WebHandler = ((request: Request) => Promise<Response>) &
  Pick<OutputCache, 'drop' | 'dropAll' | 'stats'> &
  Pick<ReturnType<typeof createCachedPages>, 'findCached' | 'findKnown'> & {
    /** In the place of a page that could not be made. */
    plainPage: (ask: PlainAsk) => PlainPage
  }

/** Some thousand pages: those nobody asks for again go first. */
const DEFAULT_CACHE_BYTES = 48 * 1024 * 1024

export function createWebHandler(deps: WebDeps): WebHandler {
  const cache = createOutputCache({ maxBytes: deps.cacheBytes ?? DEFAULT_CACHE_BYTES })
  const frames = createFrames()
  const render = createRenderer({ ...deps, frameOf: frames.of })
  const pages = createCachedPages({ cache, render, stores: deps.stores })

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const stores = deps.stores()
    return (
      manifestOf(url, stores) ??
      redirectOf(url, request.headers.get('accept-language') ?? '', stores) ??
      pages.serve(request, url)
    )
  }
  const { findCached, findKnown } = pages
  return Object.assign(handle, {
    drop: (tags: readonly string[]) => {
      frames.forget()
      return cache.drop(tags)
    },
    dropAll: () => {
      frames.forget()
      pages.forget()
      cache.dropAll()
    },
    stats: cache.stats,
    findCached,
    findKnown,
    plainPage: (ask: PlainAsk) => plainPage(ask, { translateTo, stores: deps.stores() }),
  })
}

/** Of the React the pages are made with: another copy could not draw their trees. */
export { renderToString } from 'react-dom/server'
