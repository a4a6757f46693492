import type { listSettings as listCall } from '@vitrine/contract/admin/settings'
import type { CallReply } from '@vitrine/contract/call'
import { SETTINGS } from '@vitrine/domain/settings/setting-list'
import { assertMay } from '#api/access/assert-may.ts'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { getBlockSettings } from '#api/features/cms/index.ts'
import { isBonusTerm, selectBonusTerms } from './bonus-terms.ts'
import { type SettingRow, selectSettings } from './setting-queries.ts'
import { type Bases, settingValues } from './setting-values.ts'

export async function listSettings(ctx: Context): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'settings:change')
  const { rows, bases } = await readSettings(ctx)
  return {
    items: Object.entries(SETTINGS).map(([key, setting]) => {
      const [last] = rows
        .filter((row) => row.key === key)
        .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
      return {
        key,
        values: settingValues({ key, setting, rows: ofShop(rows), bases }),
        changed_at: last?.updated_at.toISOString() ?? null,
        changed_by: last?.by ?? null,
      }
    }),
  }
}

export async function readSettings(ctx: Context): Promise<{ rows: SettingRow[]; bases: Bases }> {
  const stores = await storesOf(ctx)
  const [rows, terms, blocks] = await Promise.all([
    selectSettings(ctx.db),
    selectBonusTerms(ctx.db),
    Promise.all(stores.map((store) => getBlockSettings({ ...ctx, store }))),
  ])
  const bases = new Map(stores.map(({ storeId }, at) => [storeId, { ...blocks[at], ...terms.get(storeId) }]))
  return { rows, bases }
}

/** What orders are counted by is read where the till reads it. */
export const ofShop = (rows: readonly SettingRow[]): SettingRow[] =>
  rows.filter(({ key }) => !isBonusTerm(key))
