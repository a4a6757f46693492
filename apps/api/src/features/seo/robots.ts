import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Site } from './site.ts'

/** What has no page of its own, and lists narrowed in endless ways. */
const CLOSED = ['/api/', '/docs', '/openapi.json', '/*/cart', '/*/checkout', '/*/search', '/*?*sort=']

export function robotsTxt(site: Site, open: readonly StoreView[]): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...open.map(({ code }) => `Sitemap: ${site.root(`${code}/sitemap.xml`)}`),
    '',
  ].join('\n')
}
