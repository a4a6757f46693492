import type { CmsPage } from '@vitrine/contract/content'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { selectPages } from './cms-queries.ts'
import { sanitizeContent } from './sanitize.ts'

export async function getCmsPage(ctx: Context, identifier: string): Promise<CmsPage> {
  const page = await findCmsPage(ctx, identifier)
  if (page === undefined) throw new ShopError('NOT_FOUND')
  return page
}

export async function findCmsPage(ctx: Context, identifier: string): Promise<CmsPage | undefined> {
  const [row] = await selectPages(ctx.db, ctx.store.language, sql`identifier = ${identifier}`)
  return row && clean(row)
}

/** Any language's row leads to the page in the reader's own. */
export async function findCmsPageById(ctx: Context, pageId: number): Promise<CmsPage | undefined> {
  const own = sql`identifier = (select identifier from cms_page where page_id = ${pageId} and active)`
  const [row] = await selectPages(ctx.db, ctx.store.language, own)
  return row && clean(row)
}

export async function listCmsPages(ctx: Context): Promise<CmsPage[]> {
  return (await selectPages(ctx.db, ctx.store.language, sql`true`)).map(clean)
}

function clean(row: Omit<CmsPage, 'active'>): CmsPage {
  return { ...row, content: sanitizeContent(row.content), active: true }
}
