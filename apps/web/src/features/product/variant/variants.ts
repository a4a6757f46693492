import type { ConfigurableChild, ConfigurableOption, Product } from '@vitrine/domain/catalog/product'

/** Option ids by attribute code; what is missing is not chosen yet. */
export type Choice = Readonly<Record<string, string>>
export type Variants = Pick<Product, 'configurable_options' | 'configurable_children'>

/** The one child that has all that is chosen, once everything is. */
export function chosenChild(product: Variants, choice: Choice): ConfigurableChild | undefined {
  if (missingAxis(product, choice)) return undefined
  return product.configurable_children.find((child) => hasAll(child, choice))
}

export function missingAxis(product: Variants, choice: Choice): ConfigurableOption | undefined {
  return product.configurable_options.find((option) => choice[option.attribute_code] === undefined)
}

export function hasAll(child: ConfigurableChild, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => child.attributes[code] === value)
}
