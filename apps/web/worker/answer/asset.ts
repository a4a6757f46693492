import { assetsOf } from '../copies/caches-of-shop.ts'
import { isPage } from '../copies/is-of-shop.ts'
import { type Later, wait } from '../copies/put-copy.ts'

/** A file with a hash in its name is the same for ever, whichever build it came with. */
export async function answerAsset(request: Request, later: Later = wait): Promise<Response> {
  // What cannot be read is as good as not kept: a page must not open dead for it.
  const cached = await caches.match(request.url).catch(() => undefined)
  if (cached && !isPage(cached)) return cached
  const response = await fetch(request)
  if (response.ok && !isPage(response)) await later(keep(request.url, response.clone()).catch(() => {}))
  return response
}

async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(assetsOf(BUILD_ID))
  await cache.put(url, response)
}
