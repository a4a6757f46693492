import { CACHES } from '../copies/caches-of-shop.ts'
import { entryOf, isPage } from '../copies/is-of-shop.ts'
import { type Later, putCopy, SAVED_AT, wait } from '../copies/put-copy.ts'
import { notKept } from '../not-kept/not-kept.ts'
import { cacheAddress, withoutChoice } from '../page-address.ts'
import { stampPage } from './stamp-page.ts'

/** A page that is kept is not waited for longer than this. */
const PATIENCE_MS = 5_000

/**
 * The line first; without one, or from a shop that is too busy or just being replaced, the copy; and for a page that
 * was never kept those that are.
 */
export async function answerPage(request: Request, later: Later = wait): Promise<Response> {
  const cached = await findCached(request.url)
  const fresh = fetchPage(request, later)
  try {
    const response = await (cached ? Promise.race([fresh, tooLate()]) : fresh)
    return cached && response.status >= 500 ? stamped(cached) : response
  } catch {
    fresh.catch(() => {})
    return cached ? stamped(cached) : ((await toOtherChoice(request.url)) ?? notKept(request.url))
  }
}

async function fetchPage(request: Request, later: Later): Promise<Response> {
  const response = await fetch(request)
  await later(keepPage(request.url, response.clone()))
  return response
}

/** Whole pages of the shop only: no redirects, refusals or failures. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const address = cacheAddress(url)
  if (!address || !isPage(response) || response.status !== 200 || response.redirected) return
  // A line that breaks in it costs the copy alone.
  const html = await response
    .clone()
    .text()
    .catch(() => '')
  if (entryOf(html)) await putCopy(response, { cache: 'pages', url: address })
}

/** What cannot be read is as good as not kept: the line is asked all the same. */
async function findCached(url: string): Promise<Response | undefined> {
  const address = cacheAddress(url)
  const find = async () => (address ? (await caches.open(CACHES.pages)).match(address) : undefined)
  return find().catch(() => undefined)
}

/**
 * Who has chosen a size and opens the page again is led to the product as it is kept: shown at this address, it would come
 * alive with another choice than it was made with.
 */
async function toOtherChoice(url: string): Promise<Response | undefined> {
  const asked = cacheAddress(url)
  if (!asked) return undefined
  const product = withoutChoice(asked)
  const keys = async () => (await caches.open(CACHES.pages)).keys()
  const kept = (await keys().catch(() => [])).map((key) => key.url)
  const same = kept.filter((address) => withoutChoice(address) === product)
  const found = same.includes(product) ? product : same.at(-1)
  return found === undefined ? undefined : Response.redirect(found)
}

async function stamped(cached: Response): Promise<Response> {
  const savedAt = cached.headers.get(SAVED_AT) ?? '0'
  const headers = new Headers(cached.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(stampPage(await cached.text(), savedAt), { status: cached.status, headers })
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS))
