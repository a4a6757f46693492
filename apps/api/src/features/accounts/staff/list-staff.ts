import type { CallReply } from '@vitrine/contract/call'
import type { listStaff as listCall, RoleRow, StaffMember } from '@vitrine/contract/people/staff'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ownNameSql } from '#api/db/text/name-sql.ts'
import { isStaffSql, listSessionsOf, rightsOfRole } from '#api/features/sessions/index.ts'

type Row = Omit<StaffMember, 'sessions'>

export async function listStaff(ctx: Context): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'role:grant')
  const { rows } = await sql<Row>`
    select c.customer_id as id, coalesce(${ownNameSql('c')}, '') as name, c.email, c.phone, c.roles,
      case when exists (select from authenticator a where a.customer_id = c.customer_id and a.confirmed_at is not null)
          then 'app'
        when exists (select from passkey k where k.customer_id = c.customer_id) then 'passkey'
        else 'none' end as factor
    from customer c where ${isStaffSql('c')}
    order by not 'admin' = any(c.roles), 2, c.customer_id limit 500`.execute(ctx.db)
  const [items, roles] = await Promise.all([
    Promise.all(rows.map(async (row) => ({ ...row, sessions: await sessionsOf(ctx, row.id) }))),
    countRoles(ctx),
  ])
  return { items, roles }
}

async function sessionsOf(ctx: Context, customerId: number): Promise<StaffMember['sessions']> {
  const current = ctx.actor.kind === 'customer' ? ctx.actor.sessionId : undefined
  const sessions = await listSessionsOf(ctx, customerId)
  return sessions.map(({ id, device, country, last_used_at }) => ({
    ...{ id, device, country, last_used_at },
    is_current: id === current,
  }))
}

const ROLES_SHOWN = ['admin', 'manager', 'blogger', 'vip', 'customer'] as const

/** How many hold each, and what it allows them. */
async function countRoles({ db }: Context): Promise<RoleRow[]> {
  const { rows } = await sql<{ role: string; people: number }>`
    select coalesce(r.role, 'customer') as role, count(*)::int as people
    from customer c left join lateral unnest(c.roles) as r(role) on true where c.enabled group by 1`.execute(
    db,
  )
  return ROLES_SHOWN.map((role) => ({
    ...{ role, may: { ...rightsOfRole(role) } },
    people: rows.find((row) => row.role === role)?.people ?? 0,
  }))
}
