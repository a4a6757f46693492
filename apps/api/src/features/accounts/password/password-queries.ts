import type { Context } from '#api/context.ts'
import type { Reached } from '#api/features/sessions/index.ts'

/** Of who is reached so; without a password the hash is null. */
export function findPassword({ db }: Context, by: Reached) {
  return db
    .selectFrom('customer')
    .leftJoin('customer_password', 'customer_password.customer_id', 'customer.customer_id')
    .select(['customer.customer_id', 'hash'])
    .where((is) => ('email' in by ? is('email', '=', by.email) : is('phone', '=', by.phone)))
    .where('enabled', '=', true)
    .executeTakeFirst()
}

/** Held until the transaction ends: who signs in by it and who changes it wait for each other. */
export async function holdPassword({ db }: Context, customerId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_password')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function putPassword({ db, now }: Context, customerId: number, hash: string): Promise<void> {
  const fresh = { hash, changed_at: now() }
  await db
    .insertInto('customer_password')
    .values({ customer_id: customerId, ...fresh })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(fresh))
    .execute()
}

type Named = { firstname: string; lastname: string }

/** Who has a name keeps it. */
export async function nameWhoHasNone({ db }: Context, customerId: number, names: Named): Promise<void> {
  await db
    .updateTable('customer')
    .set(names)
    .where('customer_id', '=', customerId)
    .where('firstname', '=', '')
    .where('lastname', '=', '')
    .execute()
}
