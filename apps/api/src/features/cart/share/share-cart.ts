import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@vitrine/domain/duration'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { isOwnNetwork } from '#api/limits/subject-of.ts'
import { hashToken } from '../cart-of.ts'
import { getOpenCart, listLineRows } from '../cart-queries.ts'

const SHARE_LIFE_MS = 90 * DAY_MS
/** Each is a row that stays as long; a shopper who switches stores to and fro shares with every step. */
const SHARES: Allowance = { name: 'cart-share', times: 60, seconds: 600 }
/** A proxy nobody told us of stands for all visitors. */
const SHARES_OF_A_PROXY: Allowance = { ...SHARES, name: 'cart-share-proxy', times: 6_000 }

type Sharing = { token: string; ip: string }
type Shared = { code: string; url_path: string; expires_at: string }

/** The lines as they are now, under a code of 128 bits that opens nothing else. */
export async function shareCart(ctx: Context, { token, ip }: Sharing): Promise<Shared> {
  await spendAllowance(ctx.db, isOwnNetwork(ip) ? SHARES_OF_A_PROXY : SHARES, ip)
  const { cartId } = await getOpenCart(ctx, token)
  const rows = await listLineRows(ctx, cartId)
  if (rows.length === 0) throw new ShopError('CART_EMPTY')
  const code = randomBytes(16).toString('base64url')
  const created = ctx.now()
  const expires = new Date(created.getTime() + SHARE_LIFE_MS)
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
