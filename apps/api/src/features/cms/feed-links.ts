import { STORE_VIEWS } from '@vitrine/domain/store/store-views'

/** `feeds_facebook` of the settings: the product feed of each language, in the first store that speaks it. */
export function feedLinks(): Record<string, string> {
  const links: Record<string, string> = {}
  for (const { code, language, enabled } of STORE_VIEWS)
    if (enabled) links[language] ??= `/feeds/${code}-${language}.xml`
  return links
}
