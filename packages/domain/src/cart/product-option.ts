// What a shopper chose on a product: variant, own words, parts of a set. The wire form of the specification (§3 Cart item).

export type ConfigurableItemOption = { option_id: string; option_value: string }
export type CustomOptionChoice = { option_id: string; option_value: string }
export type BundleOptionChoice = { option_id: string; option_qty: number; option_selections: string[] }

export type ProductOption = {
  extension_attributes: {
    configurable_item_options: ConfigurableItemOption[]
    custom_options: CustomOptionChoice[]
    bundle_options: BundleOptionChoice[]
  }
}

type Loose = string | number
export type LooseProductOption =
  | {
      extension_attributes?: {
        configurable_item_options?: readonly { option_id: Loose; option_value: Loose }[] | null
        custom_options?: readonly { option_id: Loose; option_value: Loose }[] | null
        bundle_options?:
          | readonly { option_id: Loose; option_qty?: Loose; option_selections: readonly Loose[] }[]
          | null
      } | null
    }
  | null
  | undefined

/** One spelling for one choice: missing equals empty, ids are strings, everything is sorted, blank answers are dropped. */
export function canonicalOption(option: LooseProductOption): ProductOption {
  const { configurable_item_options, custom_options, bundle_options } = option?.extension_attributes ?? {}
  return {
    extension_attributes: {
      configurable_item_options: (configurable_item_options ?? []).map(toPair).sort(byId),
      custom_options: (custom_options ?? [])
        .map(toPair)
        .filter((one) => one.option_value.trim() !== '')
        .sort(byId),
      bundle_options: (bundle_options ?? [])
        .filter((one) => one.option_selections.length > 0)
        .map((one) => ({
          option_id: String(one.option_id),
          option_qty: Number(one.option_qty ?? 1),
          option_selections: [...new Set(one.option_selections.map(String))].sort(),
        }))
        .sort(byId),
    },
  }
}

function toPair(one: { option_id: Loose; option_value: Loose }): { option_id: string; option_value: string } {
  return { option_id: String(one.option_id), option_value: String(one.option_value) }
}

function byId(
  one: { option_id: string; option_value?: string },
  other: { option_id: string; option_value?: string },
): number {
  return compare(one.option_id, other.option_id) || compare(one.option_value ?? '', other.option_value ?? '')
}

// Code units, not a locale's alphabet: browser and server must sort alike.
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
