import type { Role } from '@vitrine/contract/call'
import type { SignedIn } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { type AccessClaims, readAccess, type SessionKeys } from './keys/session-keys.ts'

type Needs = { db: Database; keys: SessionKeys; now: () => Date }

/** Session and roles are read anew with every request, so that a sign-out or a lost role counts at once. */
export async function identify({ db, keys, now }: Needs, token: string): Promise<SignedIn | undefined> {
  const claims = await readAccess(keys, token, now())
  const roles = claims && (await rolesOf({ db }, claims))
  if (!roles) return undefined
  const isStaff = roles.includes('admin') || roles.includes('manager')
  return { kind: isStaff ? 'staff' : 'customer', ...claims, roles }
}

async function rolesOf(
  { db }: Pick<Needs, 'db'>,
  { customerId, sessionId }: AccessClaims,
): Promise<readonly Role[] | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('customer', 'customer.customer_id', 'session.customer_id')
    .select('roles')
    .where('session_id', '=', sessionId)
    .where('session.customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('enabled', '=', true)
    .executeTakeFirst()
  return row?.roles
}
