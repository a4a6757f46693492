const RECORD_NAMES: Readonly<Record<string, string>> = {
  tax_class: 'taxClass',
  weight_grams: 'weightGrams',
  categories: 'categoryKeys',
  children: 'childSkus',
  bundle_options: 'bundleOptions',
  custom_options: 'customOptions',
  downloads_sold_separately: 'downloadsSoldSeparately',
}
const PART_NAMES = Object.fromEntries(Object.entries(RECORD_NAMES).map(([part, name]) => [name, part]))

/** A part of a product as records name it, which is how it is kept. */
export const toRecordName = (part: string): string => RECORD_NAMES[part] ?? part

/** And back, as it is written and told. */
export const toPartName = (name: string): string => PART_NAMES[name] ?? name
