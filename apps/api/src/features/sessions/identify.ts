import { rightsOf } from '@vitrine/domain/access/roles'
import type { SignedIn } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { type AccessClaims, readAccess, type SessionKeys } from './keys/session-keys.ts'

type IdentifyDeps = { db: Database; keys: SessionKeys; now: () => Date }

/** Session and roles are read anew with every request, so that a sign-out or a lost role counts at once. */
export async function identify(
  { db, keys, now }: IdentifyDeps,
  token: string,
): Promise<SignedIn | undefined> {
  const claims = await readAccess(keys, token, now())
  const found = claims && (await findSession({ db }, claims))
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

/** With who of the staff acts in it, if anybody. */
function findSession({ db }: Pick<IdentifyDeps, 'db'>, { customerId, sessionId }: AccessClaims) {
  return db
    .selectFrom('session')
    .innerJoin('customer', 'customer.customer_id', 'session.customer_id')
    .leftJoin('session as parent', 'parent.session_id', 'session.parent_id')
    .leftJoin('customer as staff', 'staff.customer_id', 'parent.customer_id')
    .select([
      'customer.roles',
      'session.expires_at',
      'staff.customer_id as staff_id',
      'staff.roles as staff_roles',
      'staff.enabled as staff_enabled',
    ])
    .where('session.session_id', '=', sessionId)
    .where('session.customer_id', '=', customerId)
    .where('session.ended_at', 'is', null)
    .where('customer.enabled', '=', true)
    .executeTakeFirst()
}
