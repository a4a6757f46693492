import { CACHES } from '../copies/caches-of-shop.ts'
import { putCopy } from '../copies/put-copy.ts'

/** A picture's address names what is on it, so a copy is as good as the line. */
export async function answerPicture(request: Request): Promise<Response> {
  const cached = await findCopy(request, 'pictures')
  return cached ?? fetchAndKeep(request, 'pictures').catch(() => nothingToSee())
}

/** The tile's own tone shows instead of the browser's torn picture. */
const nothingToSee = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })

/** The line first, for counts and prices change; a copy when there is none. */
export async function answerRead(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request, 'reads')
  } catch (error) {
    const cached = await findCopy(request, 'reads')
    if (cached) return cached
    throw error
  }
}

/** What cannot be read is as good as not kept. */
async function findCopy({ url }: Request, cache: 'pictures' | 'reads'): Promise<Response | undefined> {
  const find = async () => (await caches.open(CACHES[cache])).match(url)
  return find().catch(() => undefined)
}

async function fetchAndKeep(request: Request, cache: 'pictures' | 'reads'): Promise<Response> {
  const response = await fetch(request)
  const isForAll = !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  if (response.status === 200 && isForAll) await putCopy(response.clone(), { cache: cache, url: request.url })
  return response
}
