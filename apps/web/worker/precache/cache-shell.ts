import { assetsOf } from '../copies/caches-of-shop.ts'
import { LOW_PRIORITY } from './in-turn.ts'

const TRIES = 3

/**
 * Every script and style of this build: an open page finds them after the next deploy too. What has come stays, so a line
 * that breaks costs only what is missing.
 */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(assetsOf(BUILD_ID))
  const fetchMissing = async () => {
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = BUILD_FILES.filter((path) => !there.has(path))
    const fetched = await Promise.allSettled(
      missing.map((path) => cache.add(new Request(path, LOW_PRIORITY))),
    )
    return fetched.find((one) => one.status === 'rejected')
  }
  let failed = await fetchMissing()
  for (let tries = 1; failed && tries < TRIES; tries += 1) failed = await fetchMissing()
  if (failed) throw failed.reason
}
