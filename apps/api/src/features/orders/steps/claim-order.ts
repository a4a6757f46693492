import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import type { OrderIntent } from '../order-intent.ts'

export type Claim = { orderId: number; isNew: boolean }

/**
 * The key first, in the order's own transaction: of many with one key a single one gets a row, the others wait for
 * its end (five seconds at most) and then find its order, or take over when it failed.
 */
export async function claimOrder(ctx: Context, intent: OrderIntent): Promise<Claim> {
  await sql`set local lock_timeout = '5s'`.execute(ctx.db)
  const orderId = await insertClaim(ctx, intent).catch((error: { code?: string }) => {
    if (error.code === '55P03') throw new ShopError('IN_FLIGHT')
    throw error
  })
  if (orderId !== undefined) return { orderId, isNew: true }
  const { order_id } = await ctx.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('store_id', '=', ctx.store.storeId)
    .where('client_order_id', '=', intent.clientOrderId)
    .executeTakeFirstOrThrow()
  return { orderId: order_id, isNew: false }
}

async function insertClaim({ db, store, now }: Context, intent: OrderIntent): Promise<number | undefined> {
  const { clientOrderId, fingerprint, accessHash } = intent
  const nothing = json({})
  const row = await db
    .insertInto('shop_order')
    .values({
      store_id: store.storeId,
      client_order_id: clientOrderId,
      // Numbers are drawn when the order is sure, so that refusals and repeats use up none.
      number: `claim ${store.storeId} ${clientOrderId}`,
      fingerprint,
      access_hash: accessHash,
      currency_code: store.currencyCode,
      created_at: now(),
      subtotal_minor: 0,
      shipping_minor: 0,
      total_minor: 0,
      payment_method: nothing,
      billing_address: nothing,
      email: '',
      totals: nothing,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'client_order_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row?.order_id
}
