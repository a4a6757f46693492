// Whether a product may go into a cart, and what the shopper is told (spec §5 "Adding to cart", §8).
import type { StockStatus } from '../../catalog/stock-status.ts'

export type Addition = {
  /** As shown, with tax; null or undefined: none is known. */
  price: number | null | undefined
  /** What is wrong with the product, by kind; empty entries say nothing. */
  errors?: Readonly<Record<string, unknown>>
  status: StockStatus
}
export type AdditionRules = { allowZeroPrice: boolean; allowOutOfStock: boolean }
export type AdditionMessage =
  | { type: 'error'; key: 'PRODUCT_PRICE_UNKNOWN' | 'PRODUCT_IS_OUT_OF_STOCK' }
  | { type: 'error'; key: 'PRODUCT_ERROR'; text: string }
  | { type: 'warning'; key: 'PRODUCT_UNSAFE_QUANTITY' }

export function checkAddition(
  { price, errors = {}, status }: Addition,
  rules: AdditionRules,
): { isAllowed: boolean; messages: AdditionMessage[] } {
  const faults: AdditionMessage[] = hasPrice(price, rules)
    ? []
    : [{ type: 'error', key: 'PRODUCT_PRICE_UNKNOWN' }]
  for (const text of Object.values(errors)) {
    if (text) faults.push({ type: 'error', key: 'PRODUCT_ERROR', text: String(text) })
  }
  if (faults.length > 0) return { isAllowed: false, messages: faults }
  return checkStock(status, rules)
}

function hasPrice(price: Addition['price'], { allowZeroPrice }: AdditionRules): boolean {
  if (price === null || price === undefined || Number.isNaN(price)) return false
  return allowZeroPrice ? price >= 0 : price > 0
}

function checkStock(status: StockStatus, { allowOutOfStock }: AdditionRules) {
  if (status === 'out_of_stock')
    return {
      isAllowed: false,
      messages: [{ type: 'error', key: 'PRODUCT_IS_OUT_OF_STOCK' } satisfies AdditionMessage],
    }
  const isUnsafe = status === 'volatile' && !allowOutOfStock
  const messages: AdditionMessage[] = isUnsafe ? [{ type: 'warning', key: 'PRODUCT_UNSAFE_QUANTITY' }] : []
  return { isAllowed: true, messages }
}
