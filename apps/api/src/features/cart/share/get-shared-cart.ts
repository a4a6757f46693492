import type { SharedCart } from '@vitrine/contract/cart/shared-cart'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { hashToken } from '../hash-token.ts'
import { linesOf } from '../line/load-lines.ts'
import { toServerItem } from '../line/server-item.ts'

/** For whoever has the code: the goods at today's prices, nothing of the one who shares them. */
export async function getSharedCart(ctx: Context, code: string): Promise<SharedCart> {
  const row = await ctx.db
    .selectFrom('cart_share')
    .select('lines')
    .where('code_hash', '=', hashToken(code))
    .where('store_id', '=', ctx.store.storeId)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!row) throw new ShopError('CART_NOT_FOUND')
  const lines = await linesOf(ctx, row.lines as CartLineRow[])
  return {
    code,
    quote_id: null,
    items: lines.map((line) => ({ ...toServerItem(line, ''), item_id: null, quote_id: null })),
    coupon: null,
    store_code: ctx.store.code,
  }
}
