import type { System } from '@vitrine/domain/access/actor'
import { rightsOfScopes } from '@vitrine/domain/access/key-scopes'
import type { Database } from '#api/db/client.ts'
import { KEY_PREFIX } from '#api/routing/credentials/find-token.ts'
import { findLivingKey, hashApiKey } from './key-queries.ts'

/** Asked with every request, so that a revoked key is refused at once. */
export async function identifyKey(db: Database, token: string): Promise<System | undefined> {
  if (!token.startsWith(KEY_PREFIX)) return undefined
  const key = await findLivingKey(db, { hash: hashApiKey(token) })
  return key && { kind: 'system', job: `key:${key.name}`, rights: rightsOfScopes(key.scopes) }
}
