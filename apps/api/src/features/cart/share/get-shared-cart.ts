import type { SharedCart } from '@vitrine/contract/cart/shared-cart'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { hashToken } from '../cart-of.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { linesOf } from '../line/load-lines.ts'
import { toServerItem } from '../line/server-item.ts'

const UNKNOWN_CODE = [{ path: 'code', key: 'REFUSED', message: 'opens no shared cart, or no longer' }]
/** What names a line or a cart stays with the one who shares them. */
const NOT_THEIRS = { item_id: null, server_item_id: null, quote_id: null, quoteId: null }

/** For whoever has the code, in any store: the goods at its prices of today, nothing of the one who shares them. */
export async function getSharedCart(ctx: Context, code: string): Promise<SharedCart> {
  const row = await ctx.db
    .selectFrom('cart_share')
    .select('lines')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!row) throw new ShopError('CART_NOT_FOUND', { details: UNKNOWN_CODE })
  const lines = await linesOf(ctx, row.lines as CartLineRow[])
  return {
    code,
    quote_id: null,
    items: lines.map((line) => ({ ...toServerItem(line, ''), ...NOT_THEIRS })),
    coupon: null,
    store_code: ctx.store.code,
  }
}
