import { lineKey } from './line-identity.ts'
import type { LooseProductOption } from './product-option.ts'

type Line = {
  sku: string
  qty: number
  item_id?: number | string | null
  product_option?: LooseProductOption
}

/**
 * What is in a cart as one text, to be hashed and compared: goods, choices, quantities and the server's ids. Sequence,
 * prices and words do not count.
 */
export function cartContent(lines: readonly Line[]): string {
  const parts = lines.map((line) => JSON.stringify([lineKey(line), line.qty, String(line.item_id ?? '')]))
  return `[${parts.sort().join(',')}]`
}
