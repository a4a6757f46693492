import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import { type Cart, touchCart } from '#api/features/cart/index.ts'
import type { OrderLine } from './make-lines.ts'

/** Only what was ordered leaves the cart: pieces added meanwhile stay in it. An empty cart is closed for good. */
export async function closeCart(ctx: Context, { cartId }: Cart, lines: readonly OrderLine[]): Promise<void> {
  const rows = await ctx.db
    .selectFrom('cart_line')
    .select(['item_id', 'sku', 'qty', 'options'])
    .where('cart_id', '=', cartId)
    .execute()
  let left = rows.length
  for (const row of rows) {
    const key = lineKey({ sku: row.sku, product_option: row.options as ProductOption })
    const ordered = lines.find((line) => line.key === key)?.qty ?? 0
    if (ordered >= row.qty) left -= 1
    await lowerLine(ctx, row, ordered)
  }
  if (left === 0)
    await ctx.db.updateTable('cart').set({ status: 'closed' }).where('cart_id', '=', cartId).execute()
  const version = await touchCart(ctx, cartId)
  // What the order left is newer than the order: closing the ordered version later must not take it.
  await ctx.db.updateTable('cart_line').set({ version }).where('cart_id', '=', cartId).execute()
}

async function lowerLine(
  { db }: Context,
  row: { item_id: number; qty: number },
  ordered: number,
): Promise<void> {
  if (ordered === 0) return
  if (ordered >= row.qty) await db.deleteFrom('cart_line').where('item_id', '=', row.item_id).execute()
  else
    await db
      .updateTable('cart_line')
      .set({ qty: row.qty - ordered })
      .where('item_id', '=', row.item_id)
      .execute()
}
