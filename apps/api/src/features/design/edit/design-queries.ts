import type { Design } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

/** Held until the end of the transaction: who edits or publishes at the same moment comes after. */
export async function lockDesign(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('design'))`.execute(db)
}

export type DraftRow = {
  version: number
  based_on: number
  state: Design
  updated_at: Date
  by: string | null
}

export async function findDraft(db: Database): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select version, based_on::float8 as based_on, state, d.updated_at, ${nameSql('c')} as by
    from design_draft d left join customer c on c.customer_id = d.updated_by`.execute(db)
  return rows[0]
}

type Draft = { version: number; based_on: number; state: Design; now: Date; by: number | null }

export async function keepDraft(db: Database, { version, based_on, state, now, by }: Draft): Promise<void> {
  const values = { version, based_on, state: json(state), updated_at: now, updated_by: by }
  await db
    .insertInto('design_draft')
    .values({ sole: true, ...values })
    .onConflict((on) => on.column('sole').doUpdateSet(values))
    .execute()
}

export async function deleteDraft(db: Database): Promise<void> {
  await db.deleteFrom('design_draft').execute()
}

export type VersionRow = { id: number; name: string; state: Design; effective_at: Date; by: string | null }

/** Newest first: those shoppers see or saw, or those that are to come. */
export async function selectVersions(
  db: Database,
  { now, isToCome, most }: { now: Date; isToCome: boolean; most: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version_id::float8 as id, name, state, effective_at, ${nameSql('c')} as by
    from design_version v left join customer c on c.customer_id = v.created_by
    where canceled_at is null and (effective_at > ${now}) = ${isToCome}
    order by effective_at desc, version_id desc limit ${most}`.execute(db)
  return rows
}
