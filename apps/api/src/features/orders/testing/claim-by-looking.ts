import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { findCart, listLineRows } from '#api/features/cart/cart-queries.ts'
import type { OrderSteps } from '../place-order.ts'

type Intent = Parameters<OrderSteps['claimOrder']>[1]

/** How often a claim was written since this was last set to 0. */
export const claims = { written: 0 }

type Options = {
  lock: boolean
  /** Between the look and the writing. */
  looked?: () => Promise<void>
}

/** Looks whether the key is there, and writes it after: the claim as it must not be, unless the cart is held. */
export async function claimByLooking(ctx: Context, intent: Intent, { lock, looked }: Options) {
  const { clientOrderId, fingerprint, accessHash } = intent
  const found = await ctx.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('client_order_id', '=', clientOrderId)
    .executeTakeFirst()
  if (found) return undefined
  await looked?.()
  const nothing = sql<string>`'{}'::jsonb`
  const { order_id: orderId, created_at: createdAt } = await ctx.db
    .insertInto('shop_order')
    .values({
      store_id: ctx.store.storeId,
      client_order_id: clientOrderId,
      fingerprint,
      access_hash: accessHash,
      currency_code: 'EUR',
      subtotal_minor: 0,
      shipping_minor: 0,
      total_minor: 0,
      payment_method: nothing,
      billing_address: nothing,
      email: '',
      totals: nothing,
    })
    .returning(['order_id', 'created_at'])
    .executeTakeFirstOrThrow()
  claims.written += 1
  const cart = await findCart(ctx, intent.body.cart_id, { lock })
  if (!cart) throw new Error('no cart')
  const rows = await listLineRows(ctx, cart.cartId)
  const { max } = ctx.db.fn
  const bought = await ctx.db
    .selectFrom('shop_order')
    .select(max('cart_version').as('version'))
    .where('cart_id', '=', cart.cartId)
    .executeTakeFirst()
  return { orderId, createdAt, cart: { ...cart, rows, boughtVersion: bought?.version ?? null } }
}
