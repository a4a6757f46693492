import type { StoreView } from '@vitrine/domain/store/store-view'
import { isListParam } from '../../src/features/product-list/query/list-params.ts'

export type Audience = { group: string; promo: string }

/** Prices by customer group and promo mode arrive with accounts; until then everybody is one audience. */
export const EVERYBODY: Audience = { group: '0', promo: '' }

/** What may change a page; anything else in the address (campaign marks) neither reaches the render nor the key. */
const isAllowed = (name: string) => isListParam(name) || name === 'childSku' || name === '_routes'
const PRIVATE_SECTIONS = new Set([
  'cart',
  'checkout',
  'order',
  'order-lookup',
  'return',
  'withdrawal',
  'successful-payment',
  'failed-payment',
  'my-account',
  'cabinet',
  'blogger-user-agreement',
  'blogger-privacy-policy',
  'admin',
])

export function isPrivatePath(pathname: string, basename: string): boolean {
  const inside = basename === '/' ? pathname : pathname.slice(basename.length)
  const section = inside.split('/')[1]?.replace(/\.data$/, '') ?? ''
  return PRIVATE_SECTIONS.has(section)
}

/** The same page under the same address: allowed parameters only, in one order, no trailing slash. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url.origin)
  canonical.pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname
  const pairs = [...url.searchParams].filter(([name, value]) => isAllowed(name) && value !== '')
  for (const [name, value] of pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
    canonical.searchParams.append(name, value)
  return canonical
}

export function cacheKey(store: StoreView, canonical: URL, audience: Audience = EVERYBODY): string {
  const { code, language, currencyCode } = store
  const address = canonical.pathname + canonical.search
  return [code, language, currencyCode, audience.group, audience.promo, address].join('|')
}
