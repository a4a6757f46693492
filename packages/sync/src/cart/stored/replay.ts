import type { ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { multiplyMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import type { CartLine, CartOperation } from '../cart-state.ts'

/** The lines on the screen: what the server said, with all it has not been told yet on top. */
export function replay(base: readonly ServerItem[], waiting: readonly CartOperation[]): CartLine[] {
  const confirmed = base.map((line): CartLine => ({ ...line, confirmed: true, prev_qty: line.qty }))
  return waiting.reduce(apply, confirmed)
}

export function operationKey({ sku, productOption }: CartOperation): string {
  return lineKey({ sku, product_option: productOption })
}

function apply(lines: CartLine[], operation: CartOperation): CartLine[] {
  const key = operationKey(operation)
  const { replaces } = operation
  const from = replaces && lineKey(replaces)
  // Another variant stands where the old one stood; the new one may be in the cart already.
  const position = lines.findIndex((line) => lineKey(line) === (from ?? key))
  const others = lines.filter((line) => lineKey(line) !== key && lineKey(line) !== from)
  if (operation.qty === 0) return others
  const present = lines.find((line) => lineKey(line) === key)
  const line = withQuantity(present ?? operation.preview, operation.qty)
  return position < 0 ? [...others, line] : [...others.slice(0, position), line, ...others.slice(position)]
}

function withQuantity(line: CartLine, qty: number): CartLine {
  return { ...line, qty, row_total: toMajor(multiplyMoney(toMinor(line.price), qty)), confirmed: false }
}
