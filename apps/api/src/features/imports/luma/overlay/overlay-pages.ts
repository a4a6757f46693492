import { resolveDirectives } from '../cms/directives.ts'
import { cellText } from '../csv/cell-values.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'

export type OverlayPage = { title: string; content: string }

const PAGES = {
  file: 'pages.csv',
  required: ['store_view_code', 'identifier', 'title', 'page_layout', 'content'],
}
const FIRST_HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/
/** Its pictures belong to another shop. */
const PICTURE = /<img\b[^>]*\{\{media[^>]*>/g

/** Pages by identifier. The first heading in a text is its title: the column beside it is English. */
export async function overlayPages(feed: LumaFeed): Promise<Map<string, OverlayPage>> {
  const pages = new Map<string, OverlayPage>()
  for await (const row of readCsv(feed, PAGES)) {
    const html = row.get('content')
    const content = resolveDirectives(feed, html.replace(FIRST_HEADING, '').replace(PICTURE, ''))
    const heading = (FIRST_HEADING.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')
    pages.set(row.get('identifier'), {
      title: cellText(heading),
      content: cellText(content.replace(/<[^>]*>/g, '')) === '' ? '' : content,
    })
  }
  return pages
}
