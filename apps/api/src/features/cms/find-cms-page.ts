import type { CmsPage } from '@vitrine/contract/content'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { emptyResult } from './empty-result.ts'
import { ownPages } from './own-pages.ts'
import { sanitizeContent } from './sanitize.ts'

export async function getCmsPage(ctx: Context, identifier: string): Promise<CmsPage> {
  return (await findCmsPage(ctx, identifier)) ?? emptyResult()
}

export async function getCmsPageById(ctx: Context, pageId: number): Promise<CmsPage> {
  return (await findCmsPageById(ctx, pageId)) ?? emptyResult()
}

export async function findCmsPage(ctx: Context, identifier: string): Promise<CmsPage | undefined> {
  const [row] = await ownPages(ctx, sql`identifier = ${identifier}`)
  return row && clean(row)
}

/** Any language's row leads to the page in the reader's own; a number no page can have leads to none. */
export async function findCmsPageById(ctx: Context, pageId: number): Promise<CmsPage | undefined> {
  const own = sql`identifier = (select identifier from cms_page where page_id = ${pageId}::bigint and active)`
  const [row] = await ownPages(ctx, own)
  return row && clean(row)
}

export async function listCmsPages(ctx: Context): Promise<CmsPage[]> {
  return Promise.all((await ownPages(ctx, sql`true`)).map(clean))
}

async function clean(row: Awaited<ReturnType<typeof ownPages>>[number]): Promise<CmsPage> {
  const content = await sanitizeContent(row.content)
  return { ...row, page_id: row.id, url_path: `i/${row.identifier}`, content }
}
