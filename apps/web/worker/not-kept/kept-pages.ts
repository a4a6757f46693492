import { CACHES } from '../copies/caches-of-shop.ts'

/** A page that opens without a line. */
export type KeptPage = { path: string /** Of its document, as it stands in HTML. */; title: string }

const LISTED = 24

/**
 * What the shopper can look at instead: the same list without its filters first, then what was seen last; pages of the
 * store asked for, and of any other only where it has none.
 */
export async function keptPages(asked: string, storeCode: string): Promise<KeptPage[]> {
  const cache = await caches.open(CACHES.pages)
  const { origin, pathname } = new URL(asked)
  const newest = (await cache.keys()).map(({ url }) => url).reverse()
  const urls = [...newest.filter((url) => url === origin + pathname), ...newest]
  const isOfStore = (url: string) => new URL(url).pathname.split('/', 2)[1] === storeCode
  const pages = new Map<string, KeptPage>()
  for (const url of urls.some(isOfStore) ? urls.filter(isOfStore) : urls) {
    const title = /<title>([^<]+)<\/title>/.exec((await (await cache.match(url))?.text()) ?? '')?.[1]
    // Of one name there may be many: a list and its filters. The one seen last stands for all.
    if (title && !pages.has(title)) pages.set(title, { path: url.slice(origin.length), title })
    if (pages.size === LISTED) break
  }
  return [...pages.values()]
}
