import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { endSessionsOf, isStaffCustomer } from '#api/features/sessions/index.ts'
import { getCustomer } from './get-customer.ts'

/** On every device, at once. Whom one works beside is not signed out but by who gives roles. */
export async function signCustomerOut(ctx: Context, customerId: number): Promise<void> {
  assertMay(ctx, 'customer:manage')
  await getCustomer(ctx, customerId)
  if (await isStaffCustomer(ctx, customerId)) assertMay(ctx, 'role:grant')
  await inTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx, customerId, { reason: 'elsewhere' })
    await audit(ctx, {
      ...{ may: 'customer:manage', entity: 'customer', id: customerId },
      after: { signedIn: false },
    })
  })
}
