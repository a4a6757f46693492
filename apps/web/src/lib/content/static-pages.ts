import { STANDING_PAGES } from '@vitrine/domain/content/standing-pages'

const TITLES = {
  'shipping-info': 'shell.delivery',
  'retail-returns': 'shell.returns',
  'terms-and-conditions': 'shell.terms',
  withdrawal: 'shell.withdraw',
  'privacy-policy': 'shell.privacy',
  imprint: 'shell.imprintPage',
} as const

/** The standing pages with what their links are called. */
export const STATIC_PAGES = STANDING_PAGES.map((page) => ({ ...page, title: TITLES[page.identifier] }))

export type StaticPage = (typeof STATIC_PAGES)[number]

export const findStaticPage = (path: string): StaticPage | undefined =>
  STATIC_PAGES.find((page) => page.path === path)
