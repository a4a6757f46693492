import { rightsOf } from '@vitrine/domain/access/roles'
import type { SignedIn } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { findOpenSession } from './identify-queries.ts'
import { readAccess, type SessionKeys } from './keys/session-keys.ts'

type IdentifyDeps = { db: Database; keys: SessionKeys; now: () => Date }

/** Session and roles are read anew with every request, so that a sign-out or a lost role counts at once. */
export async function identify(
  { db, keys, now }: IdentifyDeps,
  token: string,
): Promise<SignedIn | undefined> {
  const claims = await readAccess(keys, token, now())
  const found = claims && (await findOpenSession(db, claims))
  if (!found) return undefined
  const { customerId, sessionId } = claims
  const signedIn: SignedIn = { kind: 'customer', customerId, sessionId, rights: rightsOf(found.roles) }
  if (found.expires_at === null) return signedIn
  const isOver = now() >= found.expires_at || !found.staff_enabled
  const mayAct = rightsOf(found.staff_roles ?? [])['customer:impersonate'] !== undefined
  return isOver || !mayAct || found.staff_id === null
    ? undefined
    : { ...signedIn, impersonator: found.staff_id }
}
