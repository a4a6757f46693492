import { assetsOf, CACHES, isOfBuild } from '../copies/caches-of-shop.ts'
import { entryOf } from '../copies/is-of-shop.ts'

/** This build and those an open or a kept page may still be of. */
const CACHED_BUILDS = 3

/** Lets go of old builds' files, and of copies older than the oldest build that stays. */
export async function retireBuilds(): Promise<void> {
  // In the order they were made; this one counts as the newest even when an older build came back.
  const own = assetsOf(BUILD_ID)
  const others = (await caches.keys()).filter((name) => isOfBuild(name) && name !== own)
  const retired = others.slice(0, Math.max(0, others.length - CACHED_BUILDS + 1))
  if (retired.length === 0) return
  await Promise.all(retired.map((name) => caches.delete(name)))
  await dropLame()
}

/** A page whose scripts are gone would open dead. */
async function dropLame(): Promise<void> {
  const pages = await caches.open(CACHES.pages)
  for (const request of await pages.keys()) {
    const page = await pages.match(request)
    if (page && !(await isWhole(await page.text()))) await pages.delete(request)
  }
}

async function isWhole(html: string): Promise<boolean> {
  const entry = entryOf(html)
  return entry !== undefined && (await caches.match(entry)) !== undefined
}
