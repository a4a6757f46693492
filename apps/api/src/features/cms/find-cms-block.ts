import type { CmsBlock } from '@vitrine/contract/content'
import { sql } from 'kysely'
import { openStores } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { cleanSettings } from './clean-settings.ts'
import { selectBlocks, selectCatalogueChange } from './cms-queries.ts'
import { emptyResult } from './empty-result.ts'
import { feedLinks } from './feed-links.ts'
import { sanitizeContent } from './sanitize.ts'

const LAST_UPDATED = 'last_updated'
const SETTINGS = 'cms_settings'
/** What partners agree to and look up: for nobody else, and found by no shopper's question. */
const PARTNER_BLOCKS = ['blogger_user_agreement', 'blogger_privacy_policy', 'wiki'] as const
export type PartnerBlock = (typeof PARTNER_BLOCKS)[number]
const isPublic = sql`identifier <> all(${[...PARTNER_BLOCKS]})`

export async function getCmsBlock(ctx: Context, identifier: string): Promise<CmsBlock> {
  const [row] = await selectBlocks(ctx.db, ctx.store, sql`identifier = ${identifier} and ${isPublic}`)
  const block = row && (await clean(ctx, row))
  if (identifier === LAST_UPDATED) return tellLastUpdate(ctx, block)
  return block ?? emptyResult()
}

/** Any language's row leads to the block in the reader's own. */
export async function getCmsBlockById(ctx: Context, blockId: number): Promise<CmsBlock> {
  const own = sql`identifier = (select identifier from cms_block where block_id = ${blockId} and active)`
  const [row] = await selectBlocks(ctx.db, ctx.store, own)
  return row ? getCmsBlock(ctx, row.identifier) : emptyResult()
}

export async function getPartnerBlock(ctx: Context, identifier: PartnerBlock): Promise<CmsBlock> {
  const [row] = await selectBlocks(ctx.db, ctx.store, sql`identifier = ${identifier}`)
  return row ? clean(ctx, row) : emptyResult()
}

export async function listCmsBlocks(ctx: Context): Promise<CmsBlock[]> {
  return Promise.all((await selectBlocks(ctx.db, ctx.store, isPublic)).map((row) => clean(ctx, row)))
}

/** What the shop says of itself, as this store's reader is told it; nothing where nobody has written any. */
export async function getShopSettings(
  ctx: Pick<Context, 'db' | 'store' | 'commerce'>,
): Promise<Record<string, unknown>> {
  const [row] = await selectBlocks(ctx.db, ctx.store, sql`identifier = ${SETTINGS}`)
  return row ? (await clean(ctx, row)).json : {}
}

/** The block says when an editor last changed something; the catalogue knows when goods and prices did. */
async function tellLastUpdate({ db, store }: Context, block: CmsBlock | undefined): Promise<CmsBlock> {
  const changedAt = (await selectCatalogueChange(db))?.toISOString() ?? ''
  const said = block?.json.last_updated
  const time = typeof said === 'string' && said > changedAt ? said : changedAt
  const base = block ?? { ...NO_BLOCK, store_id: store.storeId, creation_time: time, update_time: time }
  return { ...base, json: { ...base.json, last_updated: time } }
}

const NO_BLOCK = { id: 0, identifier: LAST_UPDATED, title: '', content: '', active: true, json: {} }

async function clean(
  { commerce }: Pick<Context, 'commerce'>,
  { created_at, updated_at, ...row }: Awaited<ReturnType<typeof selectBlocks>>[number],
): Promise<CmsBlock> {
  const isSettings = row.identifier === SETTINGS
  const feeds = isSettings ? { feeds_facebook: feedLinks(openStores(commerce)) } : {}
  return {
    ...row,
    content: await sanitizeContent(row.content),
    json: { ...feeds, ...cleanSettings(row.json) },
    creation_time: created_at.toISOString(),
    update_time: updated_at.toISOString(),
  }
}
