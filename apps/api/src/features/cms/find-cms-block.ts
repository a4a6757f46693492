import type { CmsBlock } from '@vitrine/contract/content'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { selectBlocks } from './cms-queries.ts'
import { sanitizeContent } from './sanitize.ts'

export async function getCmsBlock(ctx: Context, identifier: string): Promise<CmsBlock> {
  const [row] = await selectBlocks(ctx.db, ctx.store.language, sql`identifier = ${identifier}`)
  if (row === undefined) throw new ShopError('NOT_FOUND')
  return clean(row)
}

export async function listCmsBlocks(ctx: Context): Promise<CmsBlock[]> {
  return (await selectBlocks(ctx.db, ctx.store.language, sql`true`)).map(clean)
}

function clean(row: CmsBlock): CmsBlock {
  return { ...row, content: sanitizeContent(row.content) }
}
