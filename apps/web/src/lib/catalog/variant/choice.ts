// Which variant the shopper means, from what the address says and what was tapped. The picking itself is the domain's rule.

import {
  type Choice,
  type ChosenValue,
  type Variants,
  withValue,
} from '@vitrine/domain/catalog/choose-variant'
import { pickVariant } from '@vitrine/domain/catalog/pick-variant'
import { COLOR, SIZE, sizeNamed } from './size.ts'

/** What an address says of a variant: its sku, or the value of a colour and the name of a size. */
type Wanted = { childSku?: string | null; color?: string | null; size?: string | null }
/** An opened variant is the choice; without one, only the look is chosen (the first axis that has pictures), never a size. */
export function firstChoice(product: Variants, { childSku, color, size }: Wanted = {}): Choice {
  const child = product.configurable_children.find((one) => one.sku === childSku)
  if (child) return child.attributes
  const sizeId = size ? sizeNamed(product, size) : undefined
  const chosen: Record<string, string> = {
    ...(color && isMade(product, color) && { [COLOR]: color }),
    ...(sizeId !== undefined && { [SIZE]: sizeId }),
  }
  const lead = leadOf(product, chosen)
  for (const { attribute_code: code, values } of product.configurable_options) {
    const value = isLook(product, code) || values.length === 1 ? lead?.attributes[code] : undefined
    if (value !== undefined && !(code === COLOR && chosen[COLOR])) chosen[code] = value
  }
  return chosen
}

const isMade = ({ configurable_children: children }: Variants, color: string): boolean =>
  children.some(({ attributes }) => attributes[COLOR] === color)

function leadOf({ configurable_children: children }: Variants, attributes: Record<string, string>) {
  return pickVariant(children, { attributes }, { skipOutOfStock: true }) ?? children[0]
}

export const isLook = (product: Variants, code: string): boolean =>
  code === COLOR && product.configurable_options.some((option) => option.attribute_code === code)

/** The choice with one more value; what was never made together with it is asked anew. */
export function withPick(product: Variants, choice: Choice, pick: ChosenValue): Choice {
  return withValue({ children: product.configurable_children, choice }, pick, (others) =>
    firstChoice({ ...product, configurable_children: others }),
  )
}
