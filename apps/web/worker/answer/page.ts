import { CACHES } from '../copies/caches-of-shop.ts'
import { putCopy, SAVED_AT } from '../copies/put-copy.ts'
import { cacheAddress, insteadOf } from '../page-address.ts'
import { stampPage } from './stamp-page.ts'

/** A page that is kept is not waited for longer than this. */
const PATIENCE_MS = 5_000

/**
 * The line first; without one, or from a shop that is too busy or just being replaced, the copy; and for a page never
 * seen the way home with the reason.
 */
export async function answerPage(request: Request): Promise<Response> {
  const cached = await findCached(request.url)
  const fresh = fetchPage(request)
  try {
    const response = await (cached ? Promise.race([fresh, tooLate()]) : fresh)
    return cached && response.status >= 500 ? stamped(cached) : response
  } catch {
    fresh.catch(() => {})
    return cached ? stamped(cached) : leadAway(request.url)
  }
}

async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request)
  await keepPage(request.url, response.clone())
  return response
}

/** Whole pages only: no redirects, refusals or failures. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const address = cacheAddress(url)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (address && isPage && response.status === 200 && !response.redirected)
    await putCopy(response, { cache: 'pages', url: address })
}

async function findCached(url: string): Promise<Response | undefined> {
  const address = cacheAddress(url)
  return address ? (await caches.open(CACHES.pages)).match(address) : undefined
}

async function stamped(cached: Response): Promise<Response> {
  const savedAt = cached.headers.get(SAVED_AT) ?? '0'
  const headers = new Headers(cached.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(stampPage(await cached.text(), savedAt), { status: cached.status, headers })
}

async function leadAway(url: string): Promise<Response> {
  for (const { path, why } of insteadOf(url))
    if (path !== url && (await findCached(path))) return Response.redirect(`${path}#unavailable-${why}`, 302)
  return Response.error()
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS))
