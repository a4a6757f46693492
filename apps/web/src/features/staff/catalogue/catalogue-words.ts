import type { ProductFacet, ProductSort } from '@vitrine/contract/catalog/editing/products'
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
