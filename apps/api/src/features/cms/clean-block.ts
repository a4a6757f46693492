import type { CmsBlock } from '@vitrine/contract/content'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { openStoresOf, type Trading } from '#api/commerce/commerce.ts'
import type { selectBlocks } from './cms-queries.ts'
import { sanitizeContent } from './sanitize.ts'
import { cleanSettings } from './settings/clean-settings.ts'

export const SETTINGS = 'cms_settings'

export async function cleanBlock(
  ctx: Trading,
  { created_at, updated_at, ...row }: Awaited<ReturnType<typeof selectBlocks>>[number],
): Promise<CmsBlock> {
  const isSettings = row.identifier === SETTINGS
  const feeds = isSettings ? { feeds_facebook: feedLinks(await openStoresOf(ctx)) } : {}
  return {
    ...row,
    content: await sanitizeContent(row.content),
    json: { ...feeds, ...cleanSettings(row.json) },
    creation_time: created_at.toISOString(),
    update_time: updated_at.toISOString(),
  }
}

/** `feeds_facebook` of the settings: the product feed of each language, in the first store that speaks it. */
function feedLinks(open: readonly StoreView[]): Record<string, string> {
  const links: Record<string, string> = {}
  for (const { code, language } of open) links[language] ??= `/feeds/${code}-${language}.xml`
  return links
}
