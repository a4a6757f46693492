import type { SettingValue } from '@vitrine/domain/settings/setting'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

export type SettingRow = {
  key: string
  store_id: number
  language: string
  value: SettingValue
  updated_at: Date
  by: string | null
}

/** Whoever saves waits for who saves already, and sees what that one did. */
export async function lockSettings(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop settings'))`.execute(db)
}

export async function selectSettings(db: Database): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.key, s.store_id, s.language, s.value, s.updated_at,
      ${nameSql('c')} as by
    from shop_setting s left join customer c on c.customer_id = s.updated_by`.execute(db)
  return rows
}

export type Written = { for: string; value: SettingValue }
type Change = { key: string; values: readonly Written[]; at: Date; by: number | null }

/** All that is said of a setting, in the place of what was. */
export async function replaceSetting(db: Database, { key, values, at, by }: Change): Promise<void> {
  await db.deleteFrom('shop_setting').where('key', '=', key).execute()
  if (values.length === 0) return
  await db
    .insertInto('shop_setting')
    .values(
      values.map(({ for: whom, value }) => ({
        ...{ key, value: json(value), updated_at: at, updated_by: by },
        ...scopeOf(whom),
      })),
    )
    .execute()
}

/** `*`, the code of a store, or a language: no two of them are spelled alike where both are meant. */
function scopeOf(whom: string): { store_id: number; language: string } {
  const [kind, name] = whom.split(':')
  if (kind === 'store') return { store_id: storeIdOf(name ?? '') ?? 0, language: '*' }
  return { store_id: 0, language: kind === 'language' && name ? name : '*' }
}
