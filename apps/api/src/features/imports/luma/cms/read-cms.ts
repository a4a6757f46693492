import type { CmsBlockRecord, CmsPageRecord } from '@vitrine/domain/catalog/records'
import { cellText } from '../csv/cell-values.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'
import { resolveDirectives } from './directives.ts'
import type { Placement } from './read-placements.ts'

const PAGES = {
  file: 'fixtures/cms/pages.csv',
  required: ['title', 'identifier', 'content_heading', 'content'],
  optional: `page_layout meta_keywords meta_description is_active sort_order layout_update_xml custom_theme
    custom_root_template custom_layout_update_xml custom_theme_from custom_theme_to`.split(/\s+/),
}
const BLOCK_FILES = ['fixtures/cms/categories_static_blocks.csv', 'fixtures/cms/pages_static_blocks.csv']

export async function* readPages(feed: LumaFeed): AsyncGenerator<CmsPageRecord> {
  for await (const row of readCsv(feed, PAGES))
    yield {
      kind: 'cms_page',
      identifier: row.get('identifier'),
      language: 'en',
      title: cellText(row.get('title')),
      heading: cellText(row.get('content_heading')),
      content: resolveDirectives(feed, row.get('content')),
      metaDescription: cellText(row.get('meta_description')),
    }
}

export async function* readBlocks(
  feed: LumaFeed,
  placements: ReadonlyMap<string, Placement[]>,
): AsyncGenerator<CmsBlockRecord> {
  for (const file of BLOCK_FILES)
    for await (const row of readCsv(feed, { file, required: ['title', 'identifier', 'content'] })) {
      const identifier = row.get('identifier')
      yield {
        kind: 'cms_block',
        identifier,
        language: '*',
        title: cellText(row.get('title')),
        content: resolveDirectives(feed, row.get('content')),
        json: { placements: placements.get(identifier) ?? [] },
      }
    }
}
