// Which variant the shopper means, from what the address says and what was tapped. The picking itself is the domain's rule.
import { pickVariant } from '@vitrine/domain/catalog/pick-variant'
import type { ConfigurableChild, ConfigurableOption, Product } from '@vitrine/domain/catalog/product'

/** Option ids by attribute code; what is missing is not chosen yet. */
export type Choice = Readonly<Record<string, string>>

/** An opened variant is the choice; without one, only the look is chosen (the first axis that has pictures), never a size. */
export function firstChoice(product: Product, childSku: string | null): Choice {
  const child = product.configurable_children.find((one) => one.sku === childSku)
  if (child) return child.attributes
  const lead =
    pickVariant(product.configurable_children, {}, { skipOutOfStock: true }) ??
    product.configurable_children[0]
  const chosen: Record<string, string> = {}
  for (const { attribute_code: code, values } of product.configurable_options) {
    const value = isLook(product, code) || values.length === 1 ? lead?.attributes[code] : undefined
    if (value !== undefined) chosen[code] = value
  }
  return chosen
}

export const isLook = (product: Product, code: string): boolean =>
  code === 'color' && product.configurable_options.some((option) => option.attribute_code === code)

/** The one child that has all that is chosen, once everything is. */
export function chosenChild(product: Product, choice: Choice): ConfigurableChild | undefined {
  const isComplete = product.configurable_options.every(
    (option) => choice[option.attribute_code] !== undefined,
  )
  if (!isComplete) return undefined
  return product.configurable_children.find((child) => hasAll(child, choice))
}

export function missingAxis(product: Product, choice: Choice): ConfigurableOption | undefined {
  return product.configurable_options.find((option) => choice[option.attribute_code] === undefined)
}

/** Whether some child in stock has this value together with the other choices made. */
export function isAvailable(
  product: Product,
  choice: Choice,
  pick: { code: string; value: string },
): boolean {
  const wanted = { ...choice, [pick.code]: pick.value }
  return product.configurable_children.some(
    (child) => child.status < 2 && child.stock.is_in_stock && hasAll(child, wanted),
  )
}

function hasAll(child: ConfigurableChild, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => child.attributes[code] === value)
}
