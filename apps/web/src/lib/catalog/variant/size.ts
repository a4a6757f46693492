import type { Product } from '@vitrine/domain/catalog/product'

export const SIZE = 'size'
export const COLOR = 'color'

/** The value of a size by its name, however it is written. */
export function sizeNamed(product: Pick<Product, 'configurable_options'>, name: string): string | undefined {
  const axis = product.configurable_options.find((one) => one.attribute_code === SIZE)
  const wanted = name.toUpperCase()
  return axis?.values.find(({ label }) => label.toUpperCase() === wanted)?.value_index
}
