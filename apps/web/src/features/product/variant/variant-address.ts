import { type Choice, chosenChild } from '@vitrine/domain/catalog/choose-variant'
import type { Product } from '@vitrine/domain/catalog/product'
import { COLOR, SIZE } from '#web/lib/catalog/variant/size.ts'

/** The query that opens this choice again: the variant's sku, or the colour, or the size in capitals, while the rest is open. */
export function variantQuery(product: Product, choice: Choice, query: string): string {
  const params = new URLSearchParams(query)
  params.delete('childSku')
  params.delete(SIZE)
  params.delete(COLOR)
  const child = chosenChild(product, choice)
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  const size = axis?.values.find((one) => one.value_index === choice[SIZE])?.label
  if (child) params.set('childSku', child.sku)
  else {
    const color = choice[COLOR]
    if (color) params.set(COLOR, color)
    if (size) params.set(SIZE, size.toUpperCase())
  }
  return params.size > 0 ? `?${params}` : ''
}

/**
 * In place, never as a step of the history: Back leaves the product. The router is not asked, because nothing has to be
 * loaded for another size, and a weak line must not stand between a tap and its answer.
 */
export function writeVariant(product: Product, choice: Choice): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + variantQuery(product, choice, search) + hash)
}
