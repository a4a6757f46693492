import { createHash } from 'node:crypto'
import { defaultStoreOf } from '@vitrine/domain/store/find-store'

import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreOfPath } from '../../src/lib/store/store-of-path.ts'
import { keepBrought } from '../keep-brought.ts'
import type { Render, Rendered } from '../render.ts'
import { createAddressKeys } from './address-keys.ts'
import { answerFirst, createAnswers, type Preferences } from './answer.ts'
import { cacheKey, canonicalUrl, isPrivatePath } from './cache-key.ts'
import { packQuickly } from './compress.ts'
import type { CachedAnswer, Entry } from './entry.ts'
import type { OutputCache } from './output-cache.ts'
import { PageResponse } from './page-response.ts'

type Deps = { cache: OutputCache; render: Render; stores: () => readonly StoreView[] }
type Place = { store: StoreView; basename: string }
/** A kept page and how it reads, or an answer that must not be kept. */
type Outcome = { entry: Entry; plain: Buffer } | { rendered: Rendered }
type CacheState = 'hit' | 'miss'
/** At once, unless the page has to be unpacked first. */
type Found = CachedAnswer | Promise<CachedAnswer> | undefined

const PRIVATE = 'private, no-store'

export function createCachedPages({ cache, render, stores }: Deps) {
  const { answerAgain } = createAnswers(cache)
  const running = new Map<string, Promise<Outcome>>()
  const keys = createAddressKeys(stores)

  async function serve(request: Request, url: URL): Promise<Response> {
    const store = findStoreOfPath(stores(), url.pathname)
    if (!store) return serveUnprefixed(request, url)
    const place = { store, basename: `/${store.code}` }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || isPrivatePath(url.pathname, place.basename))
      return toResponse(await render({ request, ...place }), PRIVATE)
    return keepBrought(await serveCached(request, place, canonicalUrl(url)), url)
  }

  async function serveCached(request: Request, place: Place, url: URL): Promise<Response> {
    const key = cacheKey(place.store, url)
    const preferences = preferencesOf(request.headers)
    const found = answerAgain(key, preferences)
    if (found) return fromAnswer(await found, request, 'hit')
    const outcome = await once(key, () =>
      renderAndKeep(key, new Request(url, { headers: request.headers }), place),
    )
    if ('rendered' in outcome) return toResponse(outcome.rendered, 'no-store')
    return fromAnswer(await answerFirst(outcome.entry, outcome.plain, preferences), request, 'miss')
  }

  // Ten visitors of a page that is not there yet wait for one render.
  function once(key: string, render: () => Promise<Outcome>): Promise<Outcome> {
    const already = running.get(key)
    if (already) return already
    const outcome = render()
    running.set(key, outcome)
    void outcome.catch(() => undefined).finally(() => running.delete(key))
    return outcome
  }

  async function renderAndKeep(key: string, request: Request, place: Place): Promise<Outcome> {
    const watch = cache.watch()
    try {
      const outcome = await toOutcome(render({ request, ...place }))
      // Made from a state that is over, or from two, it is shown once and not kept.
      if ('entry' in outcome && watch.isFresh(outcome.entry.tags)) cache.keep(key, outcome.entry)
      return outcome
    } finally {
      watch.end()
    }
  }

  /** Addresses without a store belong to the default one: known pages move below its prefix, unknown ones are 404 here. */
  async function serveUnprefixed(request: Request, url: URL): Promise<Response> {
    const store = defaultStoreOf(stores())
    const rendered = await render({ request, store, basename: '/' })
    if (rendered.status !== 200) return toResponse(rendered, 'no-store')
    const location = `/${store.code}${url.pathname}${url.search}`
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }

  /** A kept page without the detour over Request and Response; undefined leaves the request to `serve`. */
  function findCached(address: string, preferences: Preferences): Found {
    const key = keys.of(address)
    return key === '' ? undefined : answerAgain(key, preferences)
  }

  /** The same for addresses asked for before, cheap enough to be tried before any routing. */
  function findKnown(address: string, preferences: Preferences): Found {
    const key = keys.known(address)
    return key ? answerAgain(key, preferences) : undefined
  }

  return { serve, findCached, findKnown, forget: keys.forget }
}

async function toOutcome(rendering: Promise<Rendered>): Promise<Outcome> {
  const rendered = await rendering
  if (rendered.status !== 200 || !rendered.page.cacheable) return { rendered }
  return { entry: toEntry(rendered), plain: rendered.body }
}

function toEntry({ headers, body, page }: Rendered): Entry {
  const packed = packQuickly(body)
  return {
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    tags: [...page.tags],
    policy: headers.get('content-security-policy') ?? '',
    // Equal pages are packed into equal bytes, which are a seventh of theirs.
    etag: `W/"${createHash('sha1').update(packed).digest('base64url')}"`,
    packed,
    isTight: false,
    answers: {},
  }
}

function fromAnswer({ status, headers, body }: CachedAnswer, request: Request, state: CacheState): Response {
  return new PageResponse(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'x-cache': state },
  })
}

const preferencesOf = (headers: Headers): Preferences => ({
  ifNoneMatch: headers.get('if-none-match') ?? '',
  acceptEncoding: headers.get('accept-encoding') ?? '',
})

function toResponse({ status, headers, body }: Rendered, cacheControl: string): Response {
  const own = new Headers(headers)
  own.set('cache-control', cacheControl)
  own.set('x-cache', 'miss')
  return new PageResponse(body.length > 0 ? body : null, { status, headers: own })
}
