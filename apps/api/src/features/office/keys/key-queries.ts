import { createHash, hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'
import { KEY_PREFIX } from '#api/routing/credentials/find-token.ts'

export type ApiKeyRow = Selectable<Schema['api_key']>

/** Bits nobody guesses: a plain hash of them is as good as a slow one. Of one seed a name gets the same key, always. */
export function drawKey(name: string, seed?: string): string {
  const bits =
    seed === undefined
      ? randomBytes(32).toString('base64url')
      : hash('sha256', `${name} ${seed}`, 'base64url')
  return `${KEY_PREFIX}${bits}`
}

export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

export function findLivingKey(db: Database, by: { name: string } | { hash: Buffer }) {
  const living = db.selectFrom('api_key').selectAll().where('revoked_at', 'is', null)
  const found = 'name' in by ? living.where('name', '=', by.name) : living.where('key_hash', '=', by.hash)
  return found.executeTakeFirst()
}

/** Whoever replaces it at the same moment waits here, and finds what became of it. */
export function lockLivingKey(db: Database, name: string) {
  return db
    .selectFrom('api_key')
    .selectAll()
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function wasTakenAway(
  db: Database,
  { name, id }: { name: string; id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('api_key')
    .select('key_id')
    .where('name', '=', name)
    .where('key_id', '=', id)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
