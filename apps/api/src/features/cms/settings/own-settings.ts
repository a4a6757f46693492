// What an owner set stands above what the block came with, from everybody's to the store's own.
import type { SettingValue } from '@vitrine/domain/settings/setting'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Json = Record<string, unknown>
export type OwnSetting = { key: string; value: SettingValue }

export async function selectOwnSettings(
  db: Database,
  { storeId, language }: Pick<StoreView, 'storeId' | 'language'>,
): Promise<OwnSetting[]> {
  const { rows } = await sql<OwnSetting>`
    select key, value from shop_setting
    where store_id in (0, ${storeId}) and language in ('*', ${language}) order by store_id, language`.execute(
    db,
  )
  return rows
}

export function withOwnSettings(json: Json, own: readonly OwnSetting[]): Json {
  return own.reduce((whole, { key, value }) => setAt(whole, key.split('.'), value), json)
}

function setAt(json: Json, [first = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) return { ...json, [first]: value }
  const inner = json[first]
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  return { ...json, [first]: setAt(isObject ? (inner as Json) : {}, rest, value) }
}
