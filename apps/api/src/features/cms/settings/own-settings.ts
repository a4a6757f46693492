// What an owner set stands above what the block came with, from everybody's to the store's own.
import { type JsonObject, objectIn } from '@vitrine/domain/json/loose-json'
import type { SettingValue } from '@vitrine/domain/settings/setting'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type OwnSetting = { key: string; value: SettingValue }

export async function selectOwnSettings(
  db: Database,
  { storeId, language }: Pick<StoreView, 'storeId' | 'language'>,
): Promise<OwnSetting[]> {
  const { rows } = await sql<OwnSetting>`/* prepared */
    select key, value from shop_setting
    where store_id in (0, ${storeId}) and language in ('*', ${language}) order by store_id, language`.execute(
    db,
  )
  return rows
}

export function withOwnSettings(json: JsonObject, own: readonly OwnSetting[]): JsonObject {
  return own.reduce((whole, { key, value }) => setAt(whole, key.split('.'), value), json)
}

function setAt(json: JsonObject, [first = '', ...rest]: readonly string[], value: unknown): JsonObject {
  if (rest.length === 0) return { ...json, [first]: value }
  return { ...json, [first]: setAt(objectIn(json[first]), rest, value) }
}
