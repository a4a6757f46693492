import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { type AuditLine, audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { endSessionsOf } from '../end-all-sessions.ts'
import { isStaffRole } from '../start/is-staff.ts'

type Change = { customerId: number; role: Exclude<Role, 'blogger' | 'former-blogger'>; on: boolean }

type Options = { lock?: typeof lockAdminsAnd; wish?: AuditLine['wish'] }

/**
 * Said twice, it is so once; false where it was so already. A session opened before it was a staff's proved less, so a
 * role of the staff ends them all.
 */
export async function changeRole(
  ctx: Context,
  { customerId, role, on }: Change,
  { lock = lockAdminsAnd, wish }: Options = {},
): Promise<boolean> {
  assertMay(ctx, 'role:grant')
  return inTransaction(ctx, async (ctx) => {
    const rows = await lock(ctx, customerId)
    const roles = rows.find((row) => row.customer_id === customerId)?.roles
    if (!roles) throw new ShopError('NOT_FOUND')
    if (roles.includes(role) === on) return false
    if (role === 'admin' && !on) assertAnother(rows, customerId)
    const after = on ? [...roles, role] : roles.filter((one) => one !== role)
    await ctx.db.updateTable('customer').set({ roles: after }).where('customer_id', '=', customerId).execute()
    if (on && isStaffRole(role)) await endSessionsOf(ctx, customerId, { reason: 'credential' })
    await audit(ctx, {
      ...{ may: 'role:grant', entity: 'customer', id: customerId },
      ...{ before: { roles }, after: { roles: after }, wish },
    })
    return true
  })
}

/** Before an account goes: a shop without an admin has nobody to make one. */
export async function assertNotLastAdmin(ctx: Context, customerId: number): Promise<void> {
  const rows = await lockAdminsAnd(ctx, customerId)
  const isAdmin = rows.find((row) => row.customer_id === customerId)?.roles.includes('admin')
  if (isAdmin) assertAnother(rows, customerId)
}

type Row = { customer_id: number; roles: Role[] }

/** All admins, in one order, and whose roles change: two who take each other's wait, and the second sees what the first did. */
async function lockAdminsAnd({ db }: Context, customerId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select customer_id, roles from customer
    where enabled and (customer_id = ${customerId} or 'admin' = any(roles))
    order by customer_id for no key update`.execute(db)
  return rows
}

function assertAnother(rows: readonly Row[], customerId: number): void {
  const others = rows.filter((row) => row.roles.includes('admin') && row.customer_id !== customerId)
  if (others.length === 0) throw new ShopError('CONFLICT', { message: 'LAST_ADMIN' })
}
