// What an editor chose of the shop's look, laid over what the settings say.
import { compileDesign } from '@vitrine/domain/design/compile-design'
import type { Design } from '@vitrine/domain/design/design'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

export type LiveDesign = { id: number; state: Design; effective_at: Date }

/** The latest version whose time has come; none before anything was published here. */
export async function findLiveDesign(db: Database, now: Date): Promise<LiveDesign | undefined> {
  const { rows } = await sql<LiveDesign>`
    select version_id as id, state, effective_at from design_version
    where canceled_at is null and effective_at <= ${now}
    order by effective_at desc, version_id desc limit 1`.execute(db)
  return rows[0]
}

export async function withDesign(
  { db, store, now }: Pick<Context, 'db' | 'store' | 'now'>,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const live = await findLiveDesign(db, now())
  if (!live) return settings
  return { ...settings, ...compileDesign(live.state, { store, now: now().toISOString() }, settings) }
}
