import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { AccessClaims } from './keys/session-keys.ts'

type OpenSession = {
  roles: Role[]
  expires_at: Date | null
  staff_id: number | null
  staff_roles: Role[] | null
  staff_enabled: boolean | null
}

/** With who of the staff acts in it, if anybody. */
export async function findOpenSession(
  db: Database,
  { customerId, sessionId }: AccessClaims,
): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`/* prepared */
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
