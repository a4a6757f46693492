import type { Context } from '#api/context.ts'
import { touchCart } from './cart-queries.ts'
import { changeOnce } from './change-once.ts'

type Input = { token: string; operationId: string | undefined; sku: string; itemId: number | undefined }

/** Removes a line by its id, else every line of the sku. True also when it was gone already. */
export function deleteFromCart(ctx: Context, { token, operationId, sku, itemId }: Input): Promise<true> {
  return changeOnce(ctx, { token, operationId }, async (ctx, { cartId }) => {
    const lines = ctx.db.deleteFrom('cart_line').where('cart_id', '=', cartId)
    const which = itemId === undefined ? lines.where('sku', '=', sku) : lines.where('item_id', '=', itemId)
    const { numDeletedRows } = await which.executeTakeFirst()
    if (numDeletedRows > 0n) await touchCart(ctx, cartId)
    return true as const
  })
}
