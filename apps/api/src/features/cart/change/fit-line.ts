// A line as it will stand in the cart: what fits into stock, and the row that keeps it.
import { createHash } from 'node:crypto'
import type { CallParsed } from '@vitrine/contract/call'
import type { CartNotice, updateCart } from '@vitrine/contract/cart'
import type { ConfiguredLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { optionsKey } from '@vitrine/domain/cart/line-identity'
import { MAX_CART_LINES } from '@vitrine/domain/cart/to-quantity'
import { ShopError } from '#api/errors.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { mostFor } from '../line/line-stock.ts'
import type { CartLine } from '../line/load-lines.ts'

export type UpdateBody = CallParsed<typeof updateCart>['body']
export type Line = ConfiguredLine & { product: Sellable; qty: number; key: string }
type Others = readonly Pick<CartLine, 'product' | 'needs' | 'qty'>[]

/** For one line more. A cart that two became may hold more than that: nobody's lines are lost, and each can be changed. */
export function ensureRoom(held: number): void {
  if (held >= MAX_CART_LINES) throw new ShopError('CONFLICT', { message: 'CART_FULL' })
}

/** What is left, or a refusal that says how much that is. */
export function fittingQty(line: Line, others: Others, onShortage: UpdateBody['onShortage']): number {
  const most = mostFor(line, others)
  if (line.qty <= most) return line.qty
  if (onShortage === 'cap' && most > 0) return most
  throw new ShopError('NOT_ENOUGH', { meta: { qty: most } })
}

type Capped = { line: Line; wanted: number; itemId: number; before: number }

export function cappedNotice({ line, wanted, itemId, before }: Capped): CartNotice[] {
  if (line.qty === wanted) return []
  const { sku, name } = line.product
  return [{ code: 'QTY_CAPPED', sku, name, item_id: itemId, before, wanted, qty: line.qty }]
}

export function toRow({ product, qty, productOption }: Line, item_id: number): CartLineRow {
  const { productId: product_id, sku } = product
  return { item_id, product_id, sku, qty, options: productOption, options_hash: hashOptions(productOption) }
}

/** The choices of a line, for the index that keeps two lines of one kind out of a cart. */
function hashOptions(productOption: Line['productOption']): string {
  const key = optionsKey(productOption)
  return key === '' ? '' : createHash('sha256').update(key).digest('hex')
}
