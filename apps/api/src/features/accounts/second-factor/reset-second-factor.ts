import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { endSessionsOf } from '#api/features/sessions/index.ts'

type Whose = { email: string } | { customerId: number }
export type TakenAway = { app: number; recoveryCodes: number; passkeys: number }

/**
 * For who has lost the device and the recovery codes: the next sign-in by code sets up a second factor anew. Every key of
 * theirs goes and every session ends, as whoever found the device may be in one. Undefined where there is nobody.
 */
export function resetSecondFactor(ctx: Context, of: Whose): Promise<TakenAway | undefined> {
  assertMay(ctx, 'credential:reset')
  return inTransaction(ctx, async (ctx) => {
    const customer = await ctx.db
      .selectFrom('customer')
      .select('customer_id')
      .where((is) =>
        'email' in of
          ? is('email', '=', of.email.trim().toLowerCase())
          : is('customer_id', '=', of.customerId),
      )
      .forUpdate()
      .executeTakeFirst()
    if (!customer) return undefined
    const { customer_id: id } = customer
    const before = {
      app: await take(ctx, 'authenticator', id),
      recoveryCodes: await take(ctx, 'recovery_code', id),
      passkeys: await take(ctx, 'passkey', id),
    }
    await take(ctx, 'sign_in_ticket', id)
    await endSessionsOf(ctx, id, { reason: 'credential' })
    const after = { app: 0, recoveryCodes: 0, passkeys: 0 }
    await audit(ctx, { may: 'credential:reset', entity: 'customer', id, before, after })
    return before
  })
}

type Table = 'authenticator' | 'recovery_code' | 'passkey' | 'sign_in_ticket'

async function take({ db }: Context, table: Table, customerId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
