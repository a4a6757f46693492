import type { Skin } from '@vitrine/domain/design/skin/skin'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

export type SkinVersionRow = { id: number; name: string; state: Skin; published_at: Date; by: string | null }

/** Newest first: the first is what shoppers of the store see. */
export async function selectSkinVersions(
  db: Database,
  store: StoreCode,
  most: number,
): Promise<SkinVersionRow[]> {
  const { rows } = await sql<SkinVersionRow>`
    select version_id::float8 as id, name, state, published_at, ${nameSql('c')} as by
    from skin_version v left join customer c on c.customer_id = v.published_by
    where store = ${store} order by version_id desc limit ${most}`.execute(db)
  return rows
}

type Version = { store: StoreCode; name: string; state: Skin; now: Date; by: number | null }

export async function insertSkinVersion(
  db: Database,
  { store, name, state, now, by }: Version,
): Promise<number> {
  const { version_id } = await db
    .insertInto('skin_version')
    .values({ store, name, state: json(state), published_at: now, published_by: by })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  return version_id
}

/** The names of those shoppers see anywhere. */
export async function selectSkinNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (select distinct on (store) store, name, state from skin_version order by store, version_id desc) live
    where name <> '' order by store`.execute(db)
  return [...new Set(rows.map(({ name }) => name))]
}
