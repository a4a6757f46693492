import type { StoreView } from '@vitrine/domain/store/store-view'

/** `feeds_facebook` of the settings: the product feed of each language, in the first store that speaks it. */
export function feedLinks(open: readonly StoreView[]): Record<string, string> {
  const links: Record<string, string> = {}
  for (const { code, language } of open) links[language] ??= `/feeds/${code}-${language}.xml`
  return links
}
