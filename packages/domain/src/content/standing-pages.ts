import { isStoreOfUnion } from '../store/european-union.ts'
import type { StoreView } from '../store/store-view.ts'

/** Content pages with an address of their own (spec §2); each is there when its flag in the settings is on (`standing-flags.ts`). */
export const STANDING_PAGES = [
  { path: '/delivery', identifier: 'shipping-info' },
  { path: '/returns', identifier: 'retail-returns' },
  { path: '/terms-of-use', identifier: 'terms-and-conditions' },
  { path: '/withdrawal', identifier: 'withdrawal' },
  { path: '/privacy', identifier: 'privacy-policy' },
  { path: '/imprint', identifier: 'imprint' },
] as const

/** Whether a content page is a store's at all: a law that is not its own is no page of it. */
export const isPageOf = (identifier: string, store: Pick<StoreView, 'defaultCountry'>): boolean =>
  identifier !== 'withdrawal' || isStoreOfUnion(store)

/** The same of an address within a store; whether anything else stands there, others know. */
export function isAddressOf(path: string, store: Pick<StoreView, 'defaultCountry'>): boolean {
  const standing = STANDING_PAGES.find((page) => page.path === path)
  return standing === undefined || isPageOf(standing.identifier, store)
}
