import { type Context, customerIdOf } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

/** Whoever asks; a call that gets here asks for somebody who is signed in. */
export function ownId(ctx: Context): number {
  const id = customerIdOf(ctx)
  if (id === null) throw new ShopError('UNAUTHORIZED')
  return id
}

export function findPartner({ db }: Context, customerId: number) {
  return db.selectFrom('partner').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** Whoever has the role is a partner since it was first seen. */
export async function ensurePartner(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { customerId, handle = '' }: { customerId: number; handle?: string },
): Promise<void> {
  await db
    .insertInto('partner')
    .values({ customer_id: customerId, handle, since: now() })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}
