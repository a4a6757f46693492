// Why something written of the catalogue is not taken: in English for programs, by its name for screens, which say it in
// the language of their reader (`staff.why…`).

const REASONS = {
  NAME_MISSING: 'has no English name',
  LABEL_TWICE: '{name} is there already',
  CODE_TAKEN: 'is the code of another attribute',
  CODE_RESERVED: 'is a name the shop itself uses',
  NO_OPTIONS: 'has no options to choose by',
  KIND_HAS_NONE: 'an attribute of this kind has no options',
  OPTION_UNKNOWN: '{option} is none of its options',
  OPTION_TWICE: '{option} comes twice',
  OPTION_IN_USE: '{name} is an option of {count} products',
  ATTRIBUTE_IN_USE: 'is an attribute of {count} products',
  NO_COLOR: 'is no colour such as #b4854f',
  PLACE_UNKNOWN: 'is no attribute it could stand in front of',
  NO_REDUCTION: 'is no reduction',
  ENDS_EARLY: 'ends before it begins',
  ITSELF: 'is the product itself',
  AXES_MISSING: 'variants differ in something',
  VARIANTS_MISSING: 'it has variants',
  PARTS_MISSING: 'a bundle has parts',
  PRODUCTS_MISSING: 'a group has products',
  FILES_MISSING: 'it has files',
  PRICE_MISSING: 'it costs something somewhere',
  COMES_TWICE: '{what} comes twice',
  NO_CATEGORY: 'is no category',
  NO_TAX_CLASS: 'is no tax class',
  NO_ATTRIBUTE: 'is no attribute',
  NOT_YES_NO: 'is neither 0 nor 1',
  NO_NUMBER: 'is not a number',
  ONE_OPTION: 'takes one option',
  NO_OPTION: 'is none of its options',
  NO_AXIS: 'is no attribute with one option',
  NO_PRODUCT: 'is no product',
  NO_SUCH_SKU: '{sku} is no product',
  NO_PART: 'has variants or parts of its own',
  VARIANT_OF: 'is a variant of {sku}',
  ANSWER_MISSING: 'has no option of {attribute}',
  DIFFERS_NOT: 'differs in nothing from {sku}',
  NO_FILE: 'is neither a file that was brought, an https link nor a path',
  FILE_GONE: 'is no longer there, bring it again',
  NO_OWN_PICTURE: 'is no picture of this product',
  SKU_TAKEN: 'is another product’s',
  OWN_PAGE: 'is a page of the shop itself',
  SIBLING_ADDRESS: 'is the address of a category beside it: {address}',
  ADDRESS_TAKEN: 'is the address of a product or a page: {address}',
  NO_LETTER: 'has no letter an address takes',
  NO_PICTURE: 'is no picture of a product',
  BELOW_ITSELF: 'lies below the category itself',
  NO_CHILD: 'is none of its children',
  TOO_DEEP: 'would make more than {levels} levels',
  BOTH_WAYS: 'is taken out, too',
  HAS_CHILDREN: 'has {count} below it',
  SPOKEN_OF: '{coupons} coupons and {royalties} royalties speak of it',
  HAS_PRODUCTS: 'has {count} products',
  NO_HEIR: 'has {count} products and no parent they could go to',
} as const
export type CatalogueReason = keyof typeof REASONS

type Figures = Record<string, string | number>
type Key = 'REQUIRED' | 'REFUSED' | 'GIVEN_TWICE'
export type CatalogueFault = {
  path: string
  key: Key
  message: string
  reason: CatalogueReason
  params?: Figures
}

export function catalogueFault(
  path: string,
  reason: CatalogueReason,
  { key = 'REFUSED', ...params }: Figures & { key?: Key } = {},
): CatalogueFault {
  const message = REASONS[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  return { path, key, message, reason, ...(Object.keys(params).length > 0 && { params }) }
}
