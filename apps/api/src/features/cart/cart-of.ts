// Which cart a token opens, and for whom.
import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'

export type CartChoice = {
  shipping: { country: string; postcode?: string; carrierCode?: string; methodCode?: string } | null
  payment: { code: string } | null
  promotions: CartPromotions | null
}
/** What a shopper put on it besides goods, as asked for; whether it holds is told by who reads it. */
export type CartPromotions = { couponId?: number; spendsBonuses?: true; giftCardIds?: number[] }
export type Cart = CartChoice & {
  cartId: number
  /** What its holder calls it: a guest's token, or a customer's number. */
  id: string
  version: number
  status: 'open' | 'closed' | 'merged'
}
export type CartRow = CartChoice & {
  cart_id: number
  customer_id: number | null
  version: number
  status: Cart['status']
}

/** Who asks, and where: values, or columns of a table of many who ask. */
type Asker = { me: unknown; storeId: unknown }

/**
 * The cart `t` a token opens, in this store only: a guest cart for whoever holds its 128 bits, a customer's for that
 * customer. A guest cart that went into a customer's opens that one, for that customer only; null owns nothing.
 */
export function cartOf(ctx: Context, token: string): RawBuilder<unknown> {
  const asker = { me: customerIdOf(ctx), storeId: ctx.store.storeId }
  return cartBy(isNumber(token) ? { number: token } : { hash: hashToken(token) }, asker)
}

/** A customer's cart goes by its number, which is shorter than any token. */
export const isNumber = (token: string): boolean => token.length < 32

export function cartBy(
  token: { hash: unknown } | { number: unknown },
  { me, storeId }: Asker,
): RawBuilder<unknown> {
  if ('number' in token)
    return sql`cart t where t.cart_id = ${token.number}::bigint and t.customer_id = ${me}::bigint
      and t.store_id = ${storeId}`
  return sql`cart c join cart t on t.cart_id = coalesce(c.merged_into, c.cart_id)
    where c.token_hash = ${token.hash} and c.store_id = ${storeId}
      and (c.merged_into is null or t.customer_id = ${me}::bigint)`
}

export function toCart(row: CartRow, token: string): Cart {
  const { cart_id: cartId, customer_id, version, status, shipping, payment, promotions } = row
  const id = customer_id === null ? token : String(cartId)
  return { cartId, id, version, status, shipping, payment, promotions }
}

/** A leaked table opens no cart: only the hash of a token is kept. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
