import type { Role } from '@vitrine/domain/access/roles'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { SessionKeys } from '../keys/session-keys.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { openSession, type Tokens } from './open-session.ts'

type Whom = { email: string; roles?: readonly Role[] }

/** A session without a code, for who may read the data folder anyway; `roles`, when given, replace the customer's. */
export function signInAs(
  ctx: Context,
  keys: SessionKeys,
  { email, roles }: Whom,
): Promise<Tokens & { customerId: number }> {
  assertMay(ctx, 'session:open')
  return inTransaction(ctx, async (ctx) => {
    const before = roles && { roles: await rolesOf(ctx, email) }
    const customerId = await ensureCustomer(ctx, { email, ...(roles && { roles }) })
    const customer = { entity: 'customer', id: customerId }
    if (roles) await audit(ctx, { ...customer, may: 'role:grant', before, after: { roles } })
    await audit(ctx, { ...customer, may: 'session:open' })
    return { customerId, ...(await openSession(ctx, keys, { customerId })) }
  })
}

async function rolesOf({ db }: Context, email: string): Promise<readonly Role[]> {
  const row = await db
    .selectFrom('customer')
    .select('roles')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.roles ?? []
}
