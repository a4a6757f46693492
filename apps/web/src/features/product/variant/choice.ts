// Which variant the shopper means, from what the address says and what was tapped. The picking itself is the domain's rule.
import { pickVariant } from '@vitrine/domain/catalog/pick-variant'
import { SIZE, sizeNamed } from './size.ts'
import { type Choice, hasAll, type Variants } from './variants.ts'

/** What an address says of a variant: its sku, or the name of a size. */
type Wanted = { childSku?: string | null; size?: string | null }
/** An opened variant is the choice; without one, only the look is chosen (the first axis that has pictures), never a size. */
export function firstChoice(product: Variants, { childSku, size }: Wanted = {}): Choice {
  const child = product.configurable_children.find((one) => one.sku === childSku)
  if (child) return child.attributes
  const sizeId = size ? sizeNamed(product, size) : undefined
  const lead = leadOf(product, sizeId === undefined ? {} : { [SIZE]: sizeId })
  const chosen: Record<string, string> = sizeId === undefined ? {} : { [SIZE]: sizeId }
  for (const { attribute_code: code, values } of product.configurable_options) {
    const value = isLook(product, code) || values.length === 1 ? lead?.attributes[code] : undefined
    if (value !== undefined) chosen[code] = value
  }
  return chosen
}

function leadOf({ configurable_children: children }: Variants, attributes: Record<string, string>) {
  return pickVariant(children, { attributes }, { skipOutOfStock: true }) ?? children[0]
}

export const isLook = (product: Variants, code: string): boolean =>
  code === 'color' && product.configurable_options.some((option) => option.attribute_code === code)

/** The choice with one more value; what was never made together with it is asked anew. */
export function withValue(product: Variants, choice: Choice, pick: { code: string; value: string }): Choice {
  const next = { ...choice, [pick.code]: pick.value }
  if (product.configurable_children.some((child) => hasAll(child, next))) return next
  return firstChoice(
    {
      ...product,
      configurable_children: product.configurable_children.filter(
        (child) => child.attributes[pick.code] === pick.value,
      ),
    },
    {},
  )
}
