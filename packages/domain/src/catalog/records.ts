// Neutral records a catalogue comes in, whatever its source (generator, Luma, another shop).
// An importer yields them; the one writer in the API stores them. References are keys, never database ids.
import type { Dialect } from '../store/dialect.ts'
import type { Language, StoreCode } from '../store/store-view.ts'
import type { AnswerRule } from './answer-rules.ts'

export type Localized = Partial<Record<Dialect, string>> & { en: string }
export type MoneyByStore = Partial<Record<StoreCode, number>>
/** What the shop does with an answer; a product that asks for the mailbox of a gift card is one. */
export const OPTION_PURPOSES = ['gift_email', 'gift_name', 'gift_day', 'gift_words'] as const
export type OptionPurpose = (typeof OPTION_PURPOSES)[number]
/** What a product may be, be called out as, and be linked by: the same in feeds, in the database and on the wire. */
export const PRODUCT_TYPES = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'virtual',
  'downloadable',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]
export const PRODUCT_FLAGS = [
  'new',
  'sale',
  'set',
  'is_promo',
  'only_promo',
  'approved',
  'top_brand',
  'top_collection',
] as const
export type ProductFlag = (typeof PRODUCT_FLAGS)[number]
export const LINK_TYPES = ['related', 'upsell', 'crosssell', 'associated'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** Where a record stands in its source, for reports such as "products.csv:812 …". */
export type SourcePlace = { file: string; line: number }

export type AttributeRecord = {
  kind: 'attribute'
  code: string
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'number'
  labels: Localized
  position: number
  isFilterable: boolean
  isComparable?: boolean
  isVisibleOnFront?: boolean
  /** `key` is the same in every language, labels are what people read; `swatch` is a colour as CSS writes it: `#b4854f`. */
  options: readonly { key: string; labels: Localized; swatch?: string }[]
}

export type CategoryRecord = {
  kind: 'category'
  /** Unique path key, ancestors joined by `/`: `women/knitwear`. */
  key: string
  parentKey: string | null
  position: number
  isActive: boolean
  includeInMenu: boolean
  image?: string
  /** Identifier of a CMS block shown above or instead of the list. */
  block?: string
  texts: Partial<Record<Dialect, { name: string; description?: string; urlKey?: string }>>
}

export type MediaRecord = {
  path: string
  kind: 'image' | 'video'
  label?: string
  /** The colour shown in its place until it has come, as CSS writes it: `#c9bba4`. */
  tone?: string
  /** Colour option this picture belongs to, when it shows one variant only. */
  colorKey?: string
  video?: { url: string; title: string; type: string; videoId?: string }
}

export type StockRecord = {
  qty: number
  manageStock?: boolean
  lowStockQty?: number
  /** In a table of ours that is back, the number `qty` was typed over: somebody has counted, whatever a feed once said. */
  writtenQty?: number
}

export type PriceRecord = {
  /** Minor units, tax included where the store's prices include tax. */
  priceMinor: MoneyByStore
  specialMinor?: MoneyByStore
  /** ISO 8601, UTC. */
  specialFrom?: string
  specialTo?: string
  /** Where stores reduce at other times than that: each store's own window. */
  windows?: Partial<Record<StoreCode, { from?: string; to?: string }>>
  /** What was asked before, the oldest first: a reduced price says the lowest of the thirty days before it. */
  former?: readonly { until: string; priceMinor: MoneyByStore }[]
}

export type ProductRecord = {
  kind: 'product'
  place?: SourcePlace
  sku: string
  type: ProductType
  status?: 1 | 2
  visibility: 1 | 2 | 3 | 4
  taxClass?: string
  article?: string
  texts: Partial<
    Record<Dialect, { name: string; description?: string; shortDescription?: string; urlKey?: string }>
  >
  prices: PriceRecord
  stock?: StockRecord
  /** Attribute code → option keys (select, multiselect), `['1']`/`['0']` (boolean) or one free text. */
  attributes: Readonly<Record<string, readonly string[]>>
  flags?: Partial<Record<ProductFlag, boolean>>
  promoted?: number
  sold?: number
  chosenAt?: string
  createdAt?: string
  weightGrams?: number
  categoryKeys: readonly string[]
  media: readonly MediaRecord[]
  /** configurable: attribute codes in order, and the children's skus in order */
  axes?: readonly string[]
  childSkus?: readonly string[]
  bundleOptions?: readonly {
    titles: Localized
    type: 'select' | 'radio' | 'checkbox' | 'multi'
    required: boolean
    selections: readonly { sku: string; qty: number; isDefault: boolean; canChangeQuantity?: boolean }[]
  }[]
  customOptions?: readonly {
    titles: Localized
    type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
    required: boolean
    priceMinor?: MoneyByStore
    priceType?: 'fixed' | 'percent'
    maxCharacters?: number
    validators?: readonly AnswerRule[]
    purpose?: OptionPurpose
    values?: readonly { titles: Localized; priceMinor: MoneyByStore; priceType: 'fixed' | 'percent' }[]
  }[]
  /** The files of a downloadable product; all together, unless each is sold for its own price. */
  downloadsSoldSeparately?: boolean
  downloads?: readonly { titles: Localized; file: string; priceMinor?: MoneyByStore }[]
}

export type LinkRecord = {
  kind: 'link'
  place?: SourcePlace
  sku: string
  linkedSku: string
  type: LinkType
  position: number
  qty?: number
}

export type ReviewRecord = {
  kind: 'review'
  place?: SourcePlace
  /** Same key, same review: makes a second import a no-op. */
  key: string
  sku: string
  rating: number
  title: string
  detail: string
  nickname: string
  language: Language
  status: 1 | 2
  createdAt: string
  /** The size that was bought, and how it fits: -1 small, 0 true, 1 large. */
  size?: string
  fit?: -1 | 0 | 1
  /** Paths of pictures, as products have them. */
  photos?: readonly string[]
}

export type CmsPageRecord = {
  kind: 'cms_page'
  identifier: string
  language: Language
  title: string
  heading?: string
  content: string
  metaTitle?: string
  metaDescription?: string
  /** A page with a date (YYYY-MM-DD) is news. */
  news?: { date: string; picture?: string }
}

export type CmsBlockRecord = {
  kind: 'cms_block'
  identifier: string
  language: Language | '*'
  title: string
  content?: string
  json?: Record<string, unknown>
}

export type ShopRecord =
  | AttributeRecord
  | CategoryRecord
  | ProductRecord
  | LinkRecord
  | ReviewRecord
  | CmsPageRecord
  | CmsBlockRecord
