import type { StoreView } from '@vitrine/domain/store/store-view'
import type { ShopInfo } from '../shop-info.ts'

type Absolute = (path: string) => string

export function organisationLd(
  info: ShopInfo,
  { name, home, logo }: { name: string; home: string; logo: string },
) {
  return {
    '@type': 'Organization',
    name,
    url: home,
    logo,
    ...(info.company && { legalName: info.company }),
    ...(info.address.length > 0 && { address: info.address.join(', ') }),
    ...((info.phone || info.email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(info.phone && { telephone: info.phone }),
        ...(info.email && { email: info.email }),
      },
    }),
  }
}

/** Lets a search engine offer the shop's own search. */
export function websiteLd(absolute: Absolute, { name, locale }: Pick<StoreView, 'name' | 'locale'>) {
  return {
    '@type': 'WebSite',
    name,
    url: absolute('/'),
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The page itself comes last and needs no address. */
export function breadcrumbLd(crumbs: readonly { name: string; to?: string }[], absolute: Absolute) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  }
}
