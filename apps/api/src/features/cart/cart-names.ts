// What a cart is called: by who asks for it, in a refusal, and in an answer.
import { hash } from 'node:crypto'
import type { CartVersion } from '@vitrine/contract/cart'
import { cartContent } from '@vitrine/domain/cart/cart-content'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import { invalidInput, ShopError } from '#api/errors.ts'
import type { Cart } from './cart-of.ts'

/** Which cart a call means: the query's id, or the one in its body. */
export function cartTokenOf(query: { cartId?: string }, body: { quoteId?: string } = {}): string {
  const token = query.cartId ?? body.quoteId
  if (token !== undefined) return token
  throw invalidInput([{ path: 'cartId', key: 'REQUIRED', message: 'is missing' }])
}

export function cartGone(token: string): ShopError {
  return new ShopError('CART_NOT_FOUND', { message: `No such entity with cartId = ${token}` })
}

type Row = { item_id: number; sku: string; qty: number; options: unknown }

/** Which state of which cart an answer speaks of. */
export function cartVersionOf(
  { id, version }: Pick<Cart, 'id' | 'version'>,
  rows: readonly Row[],
): CartVersion {
  const lines = rows.map((row) => ({ ...row, product_option: row.options as ProductOption }))
  return { id, version, hash: hash('sha3-224', cartContent(lines)) }
}
