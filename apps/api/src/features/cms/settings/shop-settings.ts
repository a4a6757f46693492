import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { cleanBlock, SETTINGS } from '../clean-block.ts'
import { selectBlocks } from '../cms-queries.ts'
import { selectOwnSettings, withOwnSettings } from './own-settings.ts'

/** What the shop says of itself, as this store's reader is told it; nothing where nobody has written any. */
export async function getShopSettings(
  ctx: Pick<Context, 'db' | 'store' | 'commerce'>,
): Promise<Record<string, unknown>> {
  const [came, own] = await Promise.all([getBlockSettings(ctx), selectOwnSettings(ctx.db, ctx.store)])
  return withOwnSettings(came, own)
}

/** The same without what an owner has set. */
export async function getBlockSettings(
  ctx: Pick<Context, 'db' | 'store' | 'commerce'>,
): Promise<Record<string, unknown>> {
  const [row] = await selectBlocks(ctx.db, ctx.store, sql`identifier = ${SETTINGS}`)
  return row ? (await cleanBlock(ctx, row)).json : {}
}
