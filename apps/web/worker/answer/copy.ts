import { CACHES } from '../copies/caches-of-shop.ts'
import { isPage } from '../copies/is-of-shop.ts'
import { type Later, putCopy, wait } from '../copies/put-copy.ts'

/** A picture's address names what is on it, so a copy is as good as the line. */
export async function answerPicture(request: Request, later: Later = wait): Promise<Response> {
  const cached = await findCopy(request, 'pictures')
  return cached ?? fetchAndKeep(request, { cache: 'pictures', later }).catch(() => nothingToSee())
}

/** The tile's own tone shows instead of the browser's torn picture. */
const nothingToSee = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })

/** The line first, for counts and prices change; a copy when there is none, or somebody else answers there. */
export async function answerRead(request: Request, later: Later = wait): Promise<Response> {
  try {
    const response = await fetchAndKeep(request, { cache: 'reads', later })
    return response.ok && isPage(response) ? ((await findCopy(request, 'reads')) ?? response) : response
  } catch (error) {
    const cached = await findCopy(request, 'reads')
    if (cached) return cached
    throw error
  }
}

/** What cannot be read is as good as not kept. */
async function findCopy({ url }: Request, cache: 'pictures' | 'reads'): Promise<Response | undefined> {
  const find = async () => (await caches.open(CACHES[cache])).match(url)
  const found = await find().catch(() => undefined)
  return found && !isPage(found) ? found : undefined
}

type Keep = { cache: 'pictures' | 'reads'; later: Later }

async function fetchAndKeep(request: Request, { cache, later }: Keep): Promise<Response> {
  const response = await fetch(request)
  const isForAll = !/no-store|private/.test(response.headers.get('cache-control') ?? '') && !isPage(response)
  if (response.status === 200 && isForAll) await later(putCopy(response.clone(), { cache, url: request.url }))
  return response
}
