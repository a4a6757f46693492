import { joinName } from '@vitrine/domain/address/split-name'
import type { Context } from '#api/context.ts'

export function findPartner({ db }: Context, customerId: number) {
  return db.selectFrom('partner').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

export async function findName({ db }: Context, customerId: number): Promise<string> {
  const found = await db
    .selectFrom('customer')
    .select(['firstname', 'lastname'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return found ? joinName(found) : ''
}

/** Who is one once more posts by the name they asked with this time. */
export async function beginAnew(
  { db }: Pick<Context, 'db'>,
  { customerId, handle }: { customerId: number; handle: string },
): Promise<void> {
  await db
    .updateTable('partner')
    .set({ ended_at: null, end_reason: '', handle })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is not', null)
    .execute()
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
