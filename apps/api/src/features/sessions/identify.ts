import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import type { SignedIn } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { type AccessClaims, readAccess, type SessionKeys } from './keys/session-keys.ts'

type Found = {
  roles: Role[]
  expires_at: Date | null
  staff_id: number | null
  staff_roles: Role[] | null
  staff_enabled: boolean | null
}
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
async function findSession(
  { db }: Pick<IdentifyDeps, 'db'>,
  { customerId, sessionId }: AccessClaims,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`/* prepared */
    select c.roles, s.expires_at, staff.customer_id as staff_id, staff.roles as staff_roles, staff.enabled as staff_enabled
    from session s
    join customer c using (customer_id)
    left join session parent on parent.session_id = s.parent_id
    left join customer staff on staff.customer_id = parent.customer_id
    where s.session_id = ${sessionId} and s.customer_id = ${customerId} and s.ended_at is null and c.enabled`.execute(
    db,
  )
  return rows[0]
}
