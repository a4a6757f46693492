import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { batched } from '#api/db/statement/batched.ts'
import type { AccessClaims } from './keys/session-keys.ts'

type OpenSession = {
  session_id: number
  customer_id: number
  roles: Role[]
  expires_at: Date | null
  staff_id: number | null
  staff_roles: Role[] | null
  staff_enabled: boolean | null
}

const MOST_TOGETHER = 32
const sessionsIn = perDatabase((db) =>
  batched((claims: readonly AccessClaims[]) => listOpenSessions(db, claims), MOST_TOGETHER),
)

/** With who of the staff acts in it, if anybody. Read anew, together with those of others who ask at the same time. */
export function findOpenSession(db: Database, claims: AccessClaims): Promise<OpenSession | undefined> {
  return sessionsIn(db)(claims)
}

/** Each by its own number, not by its place: nobody is ever taken for who asked beside them. */
async function listOpenSessions(
  db: Database,
  claims: readonly AccessClaims[],
): Promise<(OpenSession | undefined)[]> {
  const { rows } = await sql<OpenSession>`/* prepared */
    select o.*
    from unnest(${claims.map(({ sessionId }) => sessionId)}::bigint[]) asked(session_id)
    cross join lateral (
      select s.session_id, s.customer_id, c.roles, s.expires_at,
        staff.customer_id as staff_id, staff.roles as staff_roles, staff.enabled as staff_enabled
      from session s
      join customer c using (customer_id)
      left join session parent on parent.session_id = s.parent_id
      left join customer staff on staff.customer_id = parent.customer_id
      where s.session_id = asked.session_id and s.ended_at is null and c.enabled offset 0) o`.execute(db)
  return claims.map(({ sessionId, customerId }) =>
    rows.find((row) => row.session_id === sessionId && row.customer_id === customerId),
  )
}
