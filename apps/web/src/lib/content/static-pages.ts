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
  { path: '/privacy', identifier: 'privacy-policy', flag: 'has_privacy_policy', title: 'shell.privacy' },
] as const

export type StaticPage = (typeof STATIC_PAGES)[number]

export const findStaticPage = (path: string): StaticPage | undefined =>
  STATIC_PAGES.find((page) => page.path === path)
