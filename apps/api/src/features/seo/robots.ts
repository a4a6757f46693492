import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Site } from './site.ts'

/** What has no page of its own, and lists narrowed in endless ways. */
const CLOSED = ['/api/', '/docs', '/openapi.json', '/*?*sort=']
/** Pages of one visitor. A rule closes all that begins with it, so each is told to its end: `/us/cartoon-shirt` is for sale. */
const OWN_PAGES = ['cart', 'checkout', 'search']
const ENDS = ['$', '?', '/']

export function robotsTxt(site: Site, open: readonly StoreView[]): string {
  const own = OWN_PAGES.flatMap((page) => ENDS.map((end) => `/*/${page}${end}`))
  return [
    'User-agent: *',
    ...[...CLOSED, ...own].map((path) => `Disallow: ${path}`),
    '',
    ...open.map(({ code }) => `Sitemap: ${site.root(`${code}/sitemap.xml`)}`),
    '',
  ].join('\n')
}
