import type { CmsBlock, CmsPage } from '@vitrine/contract/content'
import type { Language, StoreView } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Json = Record<string, unknown>
type Reader = Pick<StoreView, 'language' | 'storeId'>
type BlockRow = Omit<CmsBlock, 'creation_time' | 'update_time'> & { created_at: Date; updated_at: Date }
type PageRow = Omit<CmsPage, 'page_id' | 'url_path'>
export type NewsRow = {
  id: number
  identifier: string
  title: string
  date: string
  summary: string
  body: string
  image: string | null
}

const MAX_PAGES = 500

/** One row for each identifier: the store's own, else its language's, else the one for all, else English. */
export async function selectPages(
  db: Database,
  reader: Reader,
  where: RawBuilder<unknown>,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select distinct on (identifier) page_id as id, identifier, title, heading as content_heading, content,
           meta_title, meta_description, meta_keywords, active, ${reader.storeId}::int as store_id
    from cms_page
    where active and news_on is null and ${isFor(reader)} and ${where}
    order by identifier, ${ranking(reader)} limit ${MAX_PAGES}`.execute(db)
  return rows
}

export async function selectBlocks(
  db: Database,
  reader: Reader,
  where: RawBuilder<unknown>,
): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`/* prepared */
    select distinct on (identifier) block_id as id, identifier, title, content, json, active,
           ${reader.storeId}::int as store_id, created_at, updated_at
    from cms_block
    where active and ${isFor(reader)} and ${where}
    order by identifier, ${ranking(reader)} limit ${MAX_PAGES}`.execute(db)
  return rows
}

/** Newest first. */
export async function selectNews(
  db: Database,
  reader: Reader,
  where: RawBuilder<unknown>,
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select * from (
      select distinct on (identifier) page_id as id, identifier, title, meta_description as summary, content as body, picture as image,
             to_char(news_on, 'YYYY-MM-DD') as date
      from cms_page
      where active and news_on is not null and ${isFor(reader)} and ${where}
      order by identifier, ${ranking(reader)}) found
    order by date desc, id desc limit ${MAX_PAGES}`.execute(db)
  return rows
}

/** What the settings say in each language, before an editor's choice. */
export async function listShopSettings(db: Database): Promise<Partial<Record<Language, Json>>> {
  const rows = await db
    .selectFrom('cms_block')
    .select(['language', 'json'])
    .where('identifier', '=', 'cms_settings')
    .where('store_id', '=', 0)
    .where('active', '=', true)
    .execute()
  return Object.fromEntries(rows.map(({ language, json }) => [language === '*' ? 'en' : language, json]))
}

/** When what the shop sells last changed. */
export async function selectCatalogueChange(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom('catalogue_generation').select('changed_at').executeTakeFirst()
  return row?.changed_at
}

function isFor({ language, storeId }: Reader): RawBuilder<unknown> {
  return sql`(store_id = ${storeId} or (store_id = 0 and language in (${language}, '*', 'en')))`
}

function ranking({ language, storeId }: Reader): RawBuilder<unknown> {
  return sql`store_id = ${storeId} desc, case language when ${language} then 0 when '*' then 1 else 2 end`
}
