import { isStoreOfUnion } from '@vitrine/domain/store/european-union'
import type { StoreView } from '@vitrine/domain/store/store-view'

// The standing pages with an address of their own (spec §2); each is there when its flag in the settings is on.
export const STATIC_PAGES = [
  { path: '/delivery', identifier: 'shipping-info', flag: 'has_shipping_info', title: 'shell.delivery' },
  { path: '/returns', identifier: 'retail-returns', flag: 'has_return_policy', title: 'shell.returns' },
  {
    path: '/terms-of-use',
    identifier: 'terms-and-conditions',
    flag: 'has_terms_and_conditions',
    title: 'shell.terms',
  },
  { path: '/withdrawal', identifier: 'withdrawal', flag: 'has_withdrawal', title: 'shell.withdraw' },
  { path: '/privacy', identifier: 'privacy-policy', flag: 'has_privacy_policy', title: 'shell.privacy' },
  { path: '/imprint', identifier: 'imprint', flag: 'has_imprint', title: 'shell.imprintPage' },
] as const

export type StaticPage = (typeof STATIC_PAGES)[number]

export const findStaticPage = (path: string): StaticPage | undefined =>
  STATIC_PAGES.find((page) => page.path === path)

/** Whether a store has a page that is there: a law that is not its own is no page of its own. */
export const isPageOf = (page: StaticPage, store: StoreView): boolean =>
  page.identifier !== 'withdrawal' || isStoreOfUnion(store)
