// What one store has in its own way, told with its settings; a store without a skin is told nothing more.
import type { Skin } from '@vitrine/domain/design/skin/skin'
import { skinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

export async function withSkin(
  { db, store }: Pick<Context, 'db' | 'store'>,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; state: Skin }>`
    select name, state from skin_version where store = ${store.code}
    order by version_id desc limit 1`.execute(db)
  const [live] = rows
  const tokens = live ? skinTokens(live.state) : {}
  if (!live || Object.keys(tokens).length === 0) return settings
  return { ...settings, skin: live.name, skin_tokens: tokens }
}
