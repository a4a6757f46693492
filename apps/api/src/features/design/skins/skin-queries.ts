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
