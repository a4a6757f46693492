import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartLine, CartOperation, CartState } from './cart-state.ts'

/** A line as it would look once the server agrees. */
function previewLine(line: CartLine, qty: number): CartLine {
  return { ...line, qty, row_total: Math.round(line.price * qty * 100) / 100, confirmed: false }
}

/** The screen changes at once; the operation waits for the server. A newer one for the same line takes the place of an unsent older one. */
export function queueOperation(state: CartState, operation: CartOperation, preview: CartLine): CartState {
  const key = lineKey({ sku: operation.sku, product_option: operation.productOption })
  const keyOf = (one: { sku: string; product_option: CartLine['product_option'] }) => lineKey(one)
  const others = state.lines.filter((line) => keyOf(line) !== key)
  const position = state.lines.findIndex((line) => keyOf(line) === key)
  const changed =
    operation.qty === 0
      ? []
      : [previewLine(position < 0 ? preview : (state.lines[position] ?? preview), operation.qty)]
  const lines =
    position < 0
      ? [...others, ...changed]
      : [...others.slice(0, position), ...changed, ...others.slice(position)]
  return { ...state, lines, waiting: [...state.waiting, operation], totalsStale: true, problem: null }
}
