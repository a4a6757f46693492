import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { type Cart, getOpenCart } from './cart-queries.ts'

type Change = { token: string; operationId: string | undefined }

/**
 * Changes a cart once: the answer is kept with the change, and the same operation id gets it again, however often a
 * flaky line repeats the request.
 */
export function changeOnce<T>(
  ctx: Context,
  { token, operationId }: Change,
  change: (ctx: Context, cart: Cart) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, token, { lock: true })
    const before = operationId === undefined ? undefined : await findReply(ctx, cart.cartId, operationId)
    if (before) return before.reply as T
    const reply = await change(ctx, cart)
    if (operationId !== undefined) await insertReply(ctx, { cart, operationId, reply })
    return reply
  })
}

function findReply({ db }: Context, cartId: number, operationId: string) {
  return db
    .selectFrom('cart_operation')
    .select('reply')
    .where('cart_id', '=', cartId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
}

async function insertReply(
  { db }: Context,
  { cart, operationId, reply }: { cart: Cart; operationId: string; reply: unknown },
): Promise<void> {
  await db
    .insertInto('cart_operation')
    .values({ cart_id: cart.cartId, operation_id: operationId, reply: json(reply) })
    .execute()
}
