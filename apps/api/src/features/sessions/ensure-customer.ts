import type { Role } from '@vitrine/contract/call'
import type { Context } from '#api/context.ts'

/** The customer of an e-mail address, made when there is none; `roles` replaces theirs when given. */
export async function ensureCustomer(
  { db }: Pick<Context, 'db'>,
  { email, roles }: { email: string; roles?: readonly Role[] },
): Promise<number> {
  const { customer_id } = await db
    .insertInto('customer')
    .values({ email: email.toLowerCase(), roles: [...(roles ?? [])] })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((set) => ({ roles: roles ? set.ref('excluded.roles') : set.ref('customer.roles') })),
    )
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return customer_id
}
