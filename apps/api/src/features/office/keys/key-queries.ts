import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'
import { KEY_PREFIX } from '#api/routing/credentials/find-token.ts'

export type ApiKeyRow = Selectable<Schema['api_key']>

/** 256 bits nobody guesses: a plain hash of them is as good as a slow one. */
export function drawKey(): string {
  return `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`
}

export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

export function findLivingKey(db: Database, by: { name: string } | { hash: Buffer }) {
  const living = db.selectFrom('api_key').selectAll().where('revoked_at', 'is', null)
  const found = 'name' in by ? living.where('name', '=', by.name) : living.where('key_hash', '=', by.hash)
  return found.executeTakeFirst()
}
