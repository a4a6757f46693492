import { canonicalOption, type LooseProductOption } from './product-option.ts'

type LineLike = { sku: string; product_option?: LooseProductOption }

/**
 * What tells two lines of one sku apart. Variant choices are left out: the line carries the variant's own sku,
 * and stays the same line while its variant is being edited.
 */
export function optionsKey(option: LooseProductOption): string {
  const { custom_options, bundle_options } = canonicalOption(option).extension_attributes
  if (custom_options.length === 0 && bundle_options.length === 0) return ''
  return JSON.stringify([
    custom_options.map((one) => [one.option_id, one.option_value]),
    bundle_options.map((one) => [one.option_id, one.option_qty, one.option_selections]),
  ])
}

export function lineKey(line: LineLike): string {
  return `${line.sku}\n${optionsKey(line.product_option)}`
}
