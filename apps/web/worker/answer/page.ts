import { CACHES } from '../keep/caches-of-shop.ts'
import { putCopy, SAVED_AT } from '../keep/put-copy.ts'
import { insteadOf, keptAddress } from '../page-address.ts'
import { stampPage } from './stamp-page.ts'

/** A page that is kept is not waited for longer than this. */
const PATIENCE_MS = 5_000

/**
 * The line first; without one, or from a shop that is too busy or just being replaced, the copy; and for a page never
 * seen the way home with the reason.
 */
export async function answerPage(request: Request): Promise<Response> {
  const kept = await findKept(request.url)
  const fresh = fetchPage(request)
  try {
    const response = await (kept ? Promise.race([fresh, tooLate()]) : fresh)
    return kept && response.status >= 500 ? stamped(kept) : response
  } catch {
    fresh.catch(() => {})
    return kept ? stamped(kept) : leadAway(request.url)
  }
}

async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request)
  await keepPage(request.url, response.clone())
  return response
}

/** Whole pages only: no redirects, refusals or failures. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const address = keptAddress(url)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (address && isPage && response.status === 200 && !response.redirected)
    await putCopy(response, { shelf: 'pages', url: address })
}

async function findKept(url: string): Promise<Response | undefined> {
  const address = keptAddress(url)
  return address ? (await caches.open(CACHES.pages)).match(address) : undefined
}

async function stamped(kept: Response): Promise<Response> {
  const savedAt = kept.headers.get(SAVED_AT) ?? '0'
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(stampPage(await kept.text(), savedAt), { status: kept.status, headers })
}

async function leadAway(url: string): Promise<Response> {
  for (const { path, why } of insteadOf(url))
    if (path !== url && (await findKept(path))) return Response.redirect(`${path}#unavailable-${why}`, 302)
  return Response.error()
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS))
