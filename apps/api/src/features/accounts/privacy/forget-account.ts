import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { leaveRoyalties } from '#api/features/royalties/index.ts'
import { assertNotLastAdmin, endAllSessions } from '#api/features/sessions/index.ts'
import { forgetCustomer, forgetOrders } from './forget-queries.ts'
import { forgetWords } from './forget-words.ts'

type Whom = { customerId: number; photos: PhotoStore; givesUpRoyalties: boolean }

/** Swapped in tests, to prove that it is needed. */
export const forgetGuards = { leaveRoyalties }

/**
 * Inside a transaction. What tax law asks for stays, without who it was; the rest is gone with the commit. An order on its way
 * holds the row and is waited for; one that comes behind finds nobody.
 */
export async function forgetAccount(
  ctx: Context,
  { customerId, photos, givesUpRoyalties }: Whom,
  guards = forgetGuards,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('customer')
    .select('photo')
    .where('customer_id', '=', customerId)
    .where('enabled', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ShopError('NOT_FOUND')
  const { photo } = row
  await assertNothingUnderWay(ctx, customerId)
  await assertNotLastAdmin(ctx, customerId)
  await guards.leaveRoyalties(ctx, { partnerId: customerId, givesUp: givesUpRoyalties })
  await forgetWords(ctx.db, customerId)
  await forgetOrders(ctx.db, customerId)
  await forgetCustomer(ctx.db, customerId)
  await endAllSessions(ctx, customerId)
  // Nobody finds it from the commit on; where the disk is away just then, the sweep takes the file.
  if (photo !== null) ctx.afterCommit(() => photos.remove(photo))
}

/** A parcel needs its address, and money its way back. What nobody carries is there once it is paid for. */
export async function assertNothingUnderWay({ db }: Context, customerId: number): Promise<void> {
  const found = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('state', 'not in', ['delivered', 'returned', 'canceled'])
    .where((of) =>
      of.or([
        of('shipping_address', 'is not', null),
        of('payment_state', 'in', ['open', 'pending', 'failed']),
      ]),
    )
    .limit(1)
    .execute()
  if (found.length > 0) throw new ShopError('CONFLICT', { message: 'ORDERS_UNDER_WAY' })
}
