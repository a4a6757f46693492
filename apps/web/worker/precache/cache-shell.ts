import { assetsOf } from '../copies/caches-of-shop.ts'
import { isPage } from '../copies/is-of-shop.ts'
import { inTurn } from './in-turn.ts'

const TRIES = 3

/**
 * Every script and style the shop's pages may ask for: an open page finds them after the next deploy too, and opens what
 * it has not opened yet without a line. What has come stays, so a line that breaks costs only what is missing.
 */
export const keepShell = (): Promise<void> => keepFiles(SHOP_FILES)

/** The same for the cabinet, which only partners open. */
export const keepCabinet = (): Promise<void> => keepFiles(PARTNER_FILES)

async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsOf(BUILD_ID))
  const fetchMissing = async () => {
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = paths.filter((path) => !there.has(path))
    const keep = async (request: Request) => cache.put(request, await fetchFile(request))
    // Hundreds at once held processor and connections just when a first visitor presses something.
    const fetched = await Promise.allSettled(missing.map((path) => inTurn(path, keep)))
    return fetched.find((one) => one.status === 'rejected')
  }
  let failed = await fetchMissing()
  for (let tries = 1; failed && tries < TRIES; tries += 1) failed = await fetchMissing()
  if (failed) throw failed.reason
}

async function fetchFile(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (!response.ok || isPage(response)) throw new TypeError(`no such file: ${request.url}`)
  return response
}
