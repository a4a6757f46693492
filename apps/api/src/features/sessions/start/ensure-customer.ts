import type { Role } from '@vitrine/domain/access/roles'
import type { Context } from '#api/context.ts'

/** How somebody is reached, in the form it is stored in: lower case, E.164. */
export type Reached = { email: string } | { phone: string }

/** The customer of an address or a number, made when there is none; `roles` replaces theirs when given. */
export async function ensureCustomer(
  { db }: Pick<Context, 'db'>,
  { roles, ...by }: Reached & { roles?: readonly Role[] },
): Promise<number> {
  const reached = 'email' in by ? { email: by.email.toLowerCase() } : by
  const { customer_id } = await db
    .insertInto('customer')
    .values({ ...reached, roles: [...(roles ?? [])] })
    .onConflict((conflict) =>
      conflict
        .column('email' in reached ? 'email' : 'phone')
        .doUpdateSet((set) => ({ roles: roles ? set.ref('excluded.roles') : set.ref('customer.roles') })),
    )
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return customer_id
}
