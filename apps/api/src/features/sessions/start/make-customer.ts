import type { Role } from '@vitrine/domain/access/roles'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ensureCustomer } from './ensure-customer.ts'

export type NewCustomer = { email: string; firstname: string; lastname: string; roles: readonly Role[] }

/** Somebody with a name and roles from the start, such as the people of the demo shop. */
export function makeCustomer(ctx: Context, { email, roles, ...names }: NewCustomer): Promise<number> {
  assertMay(ctx, 'role:grant')
  return inTransaction(ctx, async (ctx) => {
    const customerId = await ensureCustomer(ctx, { email, roles })
    await ctx.db.updateTable('customer').set(names).where('customer_id', '=', customerId).execute()
    await audit(ctx, { entity: 'customer', id: customerId, may: 'role:grant', after: { roles } })
    return customerId
  })
}
