import type { ProductFacet, ProductSort } from '@vitrine/contract/catalog/editing/products'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const FACET_WORDS: Readonly<Record<ProductFacet, MessageKey>> = {
  sold_out: 'staff.catSoldOut',
  few_left: 'staff.catFewLeft',
  text_missing: 'staff.catTextMissing',
  no_picture: 'staff.catNoPicture',
  hidden: 'staff.catHidden',
  reduced: 'staff.catReduced',
}

export const SORT_WORDS: Readonly<Record<ProductSort, MessageKey>> = {
  name: 'staff.catByName',
  newest: 'staff.catByNewest',
  stock: 'staff.catByLeast',
  '-stock': 'staff.catByMost',
  price: 'staff.catByCheap',
  '-price': 'staff.catByDear',
  sku: 'staff.catBySku',
}

export const TYPE_WORDS = {
  simple: 'staff.catSimple',
  configurable: 'staff.catConfigurable',
  bundle: 'staff.catBundle',
  grouped: 'staff.catGrouped',
  virtual: 'staff.catVirtual',
  downloadable: 'staff.catDownloadable',
} as const satisfies Record<string, MessageKey>

/** As each language calls itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
} as const

export const FLAG_WORDS = {
  new: 'staff.catFlagNew',
  sale: 'staff.catFlagSale',
  set: 'staff.catFlagSet',
  is_promo: 'staff.catFlagPromo',
  only_promo: 'staff.catFlagOnlyPromo',
  approved: 'staff.catFlagApproved',
  top_brand: 'staff.catFlagTopBrand',
  top_collection: 'staff.catFlagTopCollection',
} as const satisfies Record<string, MessageKey>

/** Parts of products and categories, and fields in them, as their screens call them. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  ...FLAG_WORDS,
  texts: 'staff.catTexts',
  name: 'staff.catName',
  short_description: 'staff.catShort',
  description: 'staff.catText',
  url_key: 'staff.catAddress',
  prices: 'staff.catPrices',
  price: 'staff.catPrice',
  special_price: 'staff.catSpecial',
  special_from: 'staff.catSince',
  special_to: 'staff.catUntil',
  status: 'staff.catState',
  visibility: 'staff.catSeenIn',
  flags: 'staff.catShown',
  media: 'staff.catPictures',
  categories: 'staff.ctgOfProduct',
  is_active: 'staff.ctgActive',
  include_in_menu: 'staff.ctgInMenu',
  image: 'staff.ctgPicture',
}

const STORE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  STORE_VIEWS.map(({ code, name }) => [code, name]),
)

/** `['prices', 'de', 'price']` as its screen calls it; a key nobody has words for stays as it is. */
export function fieldName(path: readonly string[], t: Translate): string {
  const places: Readonly<Record<string, string>> = path[0] === 'texts' ? LANGUAGE_NAMES : STORE_NAMES
  return path.map((key) => (FIELD_WORDS[key] ? t(FIELD_WORDS[key]) : (places[key] ?? key))).join(', ')
}
