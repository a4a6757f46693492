import { isStoreOfUnion } from '../store/european-union.ts'
import type { StoreView } from '../store/store-view.ts'

/** Content pages with an address of their own (spec §2); each is there when its flag in the settings is on. */
export const STANDING_PAGES = [
  { path: '/delivery', identifier: 'shipping-info', flag: 'has_shipping_info' },
  { path: '/returns', identifier: 'retail-returns', flag: 'has_return_policy' },
  { path: '/terms-of-use', identifier: 'terms-and-conditions', flag: 'has_terms_and_conditions' },
  { path: '/withdrawal', identifier: 'withdrawal', flag: 'has_withdrawal' },
  { path: '/privacy', identifier: 'privacy-policy', flag: 'has_privacy_policy' },
  { path: '/imprint', identifier: 'imprint', flag: 'has_imprint' },
] as const

/** Whether a content page is a store's at all: a law that is not its own is no page of it. */
export const isPageOf = (identifier: string, store: Pick<StoreView, 'defaultCountry'>): boolean =>
  identifier !== 'withdrawal' || isStoreOfUnion(store)

/** The same of an address within a store; whether anything else stands there, others know. */
export function isAddressOf(path: string, store: Pick<StoreView, 'defaultCountry'>): boolean {
  const standing = STANDING_PAGES.find((page) => page.path === path)
  return standing === undefined || isPageOf(standing.identifier, store)
}
