import type { CmsBlock } from '@vitrine/contract/content'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { openStoresOf, type Trading } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { cleanBlock, SETTINGS } from './clean-block.ts'
import { selectBlocks, selectCatalogueChange } from './cms-queries.ts'
import { emptyResult } from './empty-result.ts'
import { withDesign } from './published/published-design.ts'
import { withSkin } from './published/published-skin.ts'
import { selectOwnSettings, withOwnSettings } from './settings/own-settings.ts'

const LAST_UPDATED = 'last_updated'
/** What partners agree to and look up: for nobody else, and found by no shopper's question. */
const PARTNER_BLOCKS = ['blogger_user_agreement', 'blogger_privacy_policy', 'wiki'] as const
export type PartnerBlock = (typeof PARTNER_BLOCKS)[number]
const isPublic = sql`identifier <> all(${[...PARTNER_BLOCKS]})`

export async function getCmsBlock(ctx: Context, identifier: string): Promise<CmsBlock> {
  const [row] = await selectBlocks(ctx.db, ctx.store, sql`identifier = ${identifier} and ${isPublic}`)
  const block = row && (await cleanBlock(ctx, row))
  if (identifier === SETTINGS) return getSettingsBlock(ctx, block)
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
  return row ? cleanBlock(ctx, row) : emptyResult()
}

export async function listCmsBlocks(ctx: Context): Promise<CmsBlock[]> {
  const rows = await selectBlocks(ctx.db, ctx.store, isPublic)
  return Promise.all(
    rows.map(async (row) => {
      const block = await cleanBlock(ctx, row)
      return row.identifier === SETTINGS ? getSettingsBlock(ctx, block) : block
    }),
  )
}

async function getSettingsBlock(
  ctx: Pick<Context, 'db' | 'store' | 'now' | 'commerce'>,
  block: CmsBlock | undefined,
): Promise<CmsBlock> {
  const { db, store } = ctx
  const own = await selectOwnSettings(db, store)
  // The editor's look stands over what a feed brought; what the settings' own room says stands over both.
  const said = await withSkin(ctx, withOwnSettings(await withDesign(ctx, block?.json ?? {}), own))
  const json = await withClosedStores(ctx, said)
  if (!block && Object.keys(json).length === 0) return emptyResult()
  const base = block ?? { ...nothing(SETTINGS, store.storeId), creation_time: '', update_time: '' }
  return { ...base, json }
}

/** Nobody is offered a store that is closed; where all are open, nothing more is told. */
async function withClosedStores(ctx: Trading, settings: Record<string, unknown>) {
  const open = new Set((await openStoresOf(ctx)).map(({ code }) => code))
  const closed = STORE_CODES.filter((code) => !open.has(code))
  return closed.length > 0 ? { ...settings, closed_stores: closed } : settings
}

/** The block says when an editor last changed something; the catalogue knows when goods and prices did. */
async function tellLastUpdate({ db, store }: Context, block: CmsBlock | undefined): Promise<CmsBlock> {
  const changedAt = (await selectCatalogueChange(db))?.toISOString() ?? ''
  const said = block?.json.last_updated
  const time = typeof said === 'string' && said > changedAt ? said : changedAt
  const base = block ?? { ...nothing(LAST_UPDATED, store.storeId), creation_time: time, update_time: time }
  return { ...base, json: { ...base.json, last_updated: time } }
}

const nothing = (identifier: string, storeId: number) => ({
  ...{ id: 0, identifier, title: '', content: '', active: true, json: {} },
  store_id: storeId,
})
