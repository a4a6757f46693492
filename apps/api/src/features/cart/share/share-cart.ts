import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import { getOpenCart, listLineRows } from '../cart-queries.ts'
import { hashToken } from '../hash-token.ts'

const LIFE_MS = 90 * 86_400_000

type Shared = { code: string; url_path: string; expires_at: string }

/** The lines as they are now, under a code of 128 bits that opens nothing else. */
export async function shareCart(ctx: Context, token: string): Promise<Shared> {
  const { cartId } = await getOpenCart(ctx, token)
  const rows = await listLineRows(ctx, cartId)
  if (rows.length === 0) throw new ShopError('CART_EMPTY')
  const code = randomBytes(16).toString('base64url')
  const created = ctx.now()
  const expires = new Date(created.getTime() + LIFE_MS)
  await ctx.db
    .insertInto('cart_share')
    .values({
      code_hash: hashToken(code),
      cart_id: cartId,
      store_id: ctx.store.storeId,
      lines: json(rows.map(({ product_id, sku, qty, options }) => ({ product_id, sku, qty, options }))),
      created_at: created,
      expires_at: expires,
    })
    .execute()
  return { code, url_path: `/cart/${code}`, expires_at: expires.toISOString() }
}
