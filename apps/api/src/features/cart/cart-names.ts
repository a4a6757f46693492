// What a cart is called: by who asks for it, in a refusal, and in an answer.
import { hash } from 'node:crypto'
import type { CartMark } from '@vitrine/contract/cart'
import { cartContent } from '@vitrine/domain/cart/cart-content'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import { ShopError } from '#api/errors.ts'
import { invalidInput } from '#api/routing/parse-input.ts'
import type { Cart } from './cart-of.ts'

/** Which cart a call means: the query's id, or the one in its body. */
export function cartTokenOf(query: { cartId?: string }, body: { quoteId?: string } = {}): string {
  const token = query.cartId ?? body.quoteId
  if (token !== undefined) return token
  throw invalidInput([{ path: 'cartId', message: 'is missing' }])
}

export function cartGone(token: string): ShopError {
  return new ShopError('CART_NOT_FOUND', { message: `No such entity with cartId = ${token}` })
}

type Row = { item_id: number; sku: string; qty: number; options: unknown }

/** Which state of which cart an answer speaks of. */
export function markOf({ id, version }: Pick<Cart, 'id' | 'version'>, rows: readonly Row[]): CartMark {
  const lines = rows.map((row) => ({ ...row, product_option: row.options as ProductOption }))
  return { id, version, hash: hash('sha3-224', cartContent(lines)) }
}
