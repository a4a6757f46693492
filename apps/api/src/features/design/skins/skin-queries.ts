import type { Skin } from '@vitrine/domain/design/skin/skin'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

/** Held until the end of the transaction: who edits or publishes at the same moment comes after. */
export async function lockSkins(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('skins'))`.execute(db)
}

export type SkinDraftRow = {
  store: StoreCode
  version: number
  based_on: number
  name: string
  state: Skin
  updated_at: Date
  by: string | null
}

/** Of one store, or of all. */
export async function selectSkinDrafts(db: Database, store?: StoreCode): Promise<SkinDraftRow[]> {
  const { rows } = await sql<SkinDraftRow>`
    select store, version, based_on::float8 as based_on, name, state, d.updated_at, ${nameSql('c')} as by
    from skin_draft d left join customer c on c.customer_id = d.updated_by
    where ${store === undefined ? sql`true` : sql`store = ${store}`} order by store`.execute(db)
  return rows
}

type Draft = Pick<SkinDraftRow, 'store' | 'version' | 'based_on' | 'name' | 'state'> & {
  now: Date
  by: number | null
}

export async function keepSkinDraft(db: Database, { store, state, now, by, ...rest }: Draft): Promise<void> {
  const values = { ...rest, state: json(state), updated_at: now, updated_by: by }
  await db
    .insertInto('skin_draft')
    .values({ store, ...values })
    .onConflict((on) => on.column('store').doUpdateSet(values))
    .execute()
}

export async function deleteSkinDraft(db: Database, store: StoreCode): Promise<void> {
  await db.deleteFrom('skin_draft').where('store', '=', store).execute()
}

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
