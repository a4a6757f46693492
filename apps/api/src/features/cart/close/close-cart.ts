import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput } from '#api/errors.ts'
import { cartGone, cartVersionOf } from '../cart-names.ts'
import type { Cart } from '../cart-of.ts'
import { type CartLineRow, findCart, listLineRows, touchCart } from '../cart-queries.ts'

type Input = { token: string; version: number | undefined }

/**
 * The cart was paid for, or given up. With the version that was paid for, what came later stays in it, and it stays
 * open. An order takes its own lines out already; what it left counts as later.
 */
export function closeCart(ctx: Context, { token, version }: Input): Promise<WithMeta<true>> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await findCart(ctx, token, { lock: true })
    if (!cart) throw cartGone(token)
    return cart.status === 'open' ? close(ctx, cart, version) : answer(cart, [])
  })
}

async function close(ctx: Context, cart: Cart, version = cart.version): Promise<WithMeta<true>> {
  if (version > cart.version) throw invalidInput([{ path: 'version', message: 'is ahead of the cart' }])
  const removed = await removeLinesUpTo(ctx, cart.cartId, version)
  const rows = await listLineRows(ctx, cart.cartId)
  if (rows.length === 0) await shutCart(ctx, cart.cartId)
  if (rows.length > 0 && removed === 0) return answer(cart, rows)
  return answer({ ...cart, version: await touchCart(ctx, cart.cartId) }, rows)
}

function answer(cart: Cart, rows: readonly CartLineRow[]): WithMeta<true> {
  return new WithMeta(true as const, { cart: cartVersionOf(cart, rows) })
}

/** Answers how many lines went. */
async function removeLinesUpTo({ db }: Context, cartId: number, version: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('version', '<=', version)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function shutCart({ db }: Context, cartId: number): Promise<void> {
  await db.updateTable('cart').set({ status: 'closed' }).where('cart_id', '=', cartId).execute()
}
