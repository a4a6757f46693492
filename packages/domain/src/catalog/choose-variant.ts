// Choosing a variant axis by axis, on a product page and in a cart's line (spec §4 "Variant selection").
import type { ConfigurableChild, ConfigurableOption, Product } from './product.ts'

/** Option ids by attribute code; what is missing is not chosen yet. */
export type Choice = Readonly<Record<string, string>>
export type ChosenValue = { code: string; value: string }
export type Variants = Pick<Product, 'configurable_options' | 'configurable_children'>
type Child = Pick<ConfigurableChild, 'attributes'>

export function hasAll({ attributes }: Child, choice: Choice): boolean {
  for (const code in choice) if (attributes[code] !== choice[code]) return false
  return true
}

/** The first child that has everything that is chosen. */
export function childOf<C extends Child>(children: readonly C[], choice: Choice): C | undefined {
  return children.find((child) => hasAll(child, choice))
}

export function missingAxis(
  { configurable_options: options }: Pick<Variants, 'configurable_options'>,
  choice: Choice,
): ConfigurableOption | undefined {
  return options.find(({ attribute_code: code }) => choice[code] === undefined)
}

/** The one child that has all that is chosen, once everything is. */
export function chosenChild(product: Variants, choice: Choice): ConfigurableChild | undefined {
  return missingAxis(product, choice) ? undefined : childOf(product.configurable_children, choice)
}

/**
 * The choice with one more value. Where that was never made together with the rest, `instead` chooses among the children
 * that have the value.
 */
export function withValue<C extends Child>(
  { children, choice }: { children: readonly C[]; choice: Choice },
  { code, value }: ChosenValue,
  instead: (others: C[], wanted: Choice) => Choice,
): Choice {
  const wanted = { ...choice, [code]: value }
  if (childOf(children, wanted)) return wanted
  return instead(
    children.filter((child) => child.attributes[code] === value),
    wanted,
  )
}
