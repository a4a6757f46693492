import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type Cart, cartGone, findCart } from '#api/features/cart/index.ts'

/** The cart of the buyer, held until the order is through. One already bought in another tab is told apart. */
export async function holdCart(ctx: Context, token: string): Promise<Cart> {
  const cart = await findCart(ctx, token, { lock: true })
  if (cart?.status === 'open') return cart
  if (cart && (await hasOrder(ctx, cart.cartId)))
    throw new ShopError('CONFLICT', { message: 'CART_ALREADY_ORDERED' })
  throw cartGone(token)
}

export async function assertVersionIsFree(ctx: Context, cartId: number, version: number): Promise<void> {
  const taken = await ctx.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where('cart_version', '=', version)
    .where('canceled', '=', false)
    .executeTakeFirst()
  if (taken) throw new ShopError('CONFLICT', { message: 'CART_ALREADY_ORDERED' })
}

async function hasOrder({ db }: Context, cartId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where('canceled', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
