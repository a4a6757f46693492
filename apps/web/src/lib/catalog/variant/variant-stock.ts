import { type Choice, type ChosenValue, hasAll, type Variants } from '@vitrine/domain/catalog/choose-variant'
import type { ConfigurableChild } from '@vitrine/domain/catalog/product'
import { isEnabled } from '@vitrine/domain/catalog/standing'

/** Whether some child in stock has this value together with the other choices made. */
export function isAvailable(product: Variants, choice: Choice, pick: ChosenValue): boolean {
  return stockWith(product, choice, pick)?.is_in_stock ?? false
}

/** Stock of the fullest child that has this value together with the other choices; undefined when there is none. */
export function stockWith(
  product: Variants,
  choice: Choice,
  { code, value }: ChosenValue,
): ConfigurableChild['stock'] | undefined {
  const wanted = { ...choice, [code]: value }
  let first: ConfigurableChild['stock'] | undefined
  // Asked of every value of a page: forty children, a dozen times, before anything is shown.
  for (const child of product.configurable_children) {
    if (!hasAll(child, wanted) || !isEnabled(child)) continue
    if (child.stock.is_in_stock) return child.stock
    first ??= child.stock
  }
  return first
}
