import type { ConfigurableChild } from '@vitrine/domain/catalog/product'
import { type Choice, hasAll, type Variants } from './variants.ts'

/** Whether some child in stock has this value together with the other choices made. */
export function isAvailable(
  product: Variants,
  choice: Choice,
  pick: { code: string; value: string },
): boolean {
  return stockWith(product, choice, pick)?.is_in_stock ?? false
}

/** Stock of the fullest child that has this value together with the other choices; undefined when there is none. */
export function stockWith(
  product: Variants,
  choice: Choice,
  { code, value }: { code: string; value: string },
): ConfigurableChild['stock'] | undefined {
  const wanted = { ...choice, [code]: value }
  const children = product.configurable_children.filter((child) => child.status < 2 && hasAll(child, wanted))
  return (children.find((child) => child.stock.is_in_stock) ?? children[0])?.stock
}
