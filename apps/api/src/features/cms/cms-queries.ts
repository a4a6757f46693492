import type { CmsBlock, CmsPage } from '@vitrine/contract/content'
import type { Language } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type PageRow = Omit<CmsPage, 'active'>

/** One row for each identifier: the reader's language, else the one for all, else English. */
export async function selectPages(
  db: Database,
  language: Language,
  where: RawBuilder<unknown>,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select distinct on (identifier) page_id as id, identifier, title, heading as content_heading, content,
           meta_title, meta_description
    from cms_page
    where active and language in (${language}, '*', 'en') and ${where}
    order by identifier, ${ranking(language)} limit 500`.execute(db)
  return rows
}

export async function selectBlocks(
  db: Database,
  language: Language,
  where: RawBuilder<unknown>,
): Promise<CmsBlock[]> {
  const { rows } = await sql<CmsBlock>`
    select distinct on (identifier) block_id as id, identifier, title, content, json
    from cms_block
    where active and language in (${language}, '*', 'en') and ${where}
    order by identifier, ${ranking(language)} limit 500`.execute(db)
  return rows
}

function ranking(language: Language): RawBuilder<unknown> {
  return sql`case language when ${language} then 0 when '*' then 1 else 2 end`
}
