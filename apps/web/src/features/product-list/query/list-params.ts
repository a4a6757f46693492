/** Filters that were in addresses before a shop could say itself what it filters by: each by its own name. */
export const NAMED_FACETS = [
  'size',
  'color',
  'ptype',
  'price',
  'brand',
  'manufacturer',
  'gender',
  'material',
  'set',
  'approved',
  'style_general',
  'style_bottom',
  'style_bags',
  'pattern',
  'climate',
  'activity',
  'collar',
  'sleeve',
  'category_gear',
  'strap_bags',
  'features_bags',
  'format',
] as const

/** Any other filter: a mark of a campaign is none. */
const OTHER = /^f_([a-z][a-z0-9_]{0,49})$/
const isNamed = (code: string) => NAMED_FACETS.some((one) => one === code)

/** The attribute a parameter of an address narrows by. */
export function facetOf(param: string): string | undefined {
  if (isNamed(param)) return param === 'price' ? undefined : param
  const code = OTHER.exec(param)?.[1]
  return code === undefined || isNamed(code) ? undefined : code
}

export const paramOf = (code: string): string => (isNamed(code) ? code : `f_${code}`)

/** Everything a list address may say. */
export const isListParam = (name: string): boolean =>
  ['price', 'sort', 'page', 'q'].includes(name) || facetOf(name) !== undefined
