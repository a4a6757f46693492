// The product document readers get, localised for one store view. Field names are the specification's (§3 Product);
// prices are major units on this document because it is the wire form, see money/money.ts for minor units.
import type { AnswerRule } from './answer-rules.ts'
import type { ProductType } from './records.ts'

export type StockInfo = {
  product_id: number
  is_in_stock: boolean
  qty: number
  manage_stock: boolean
  low_stock?: boolean
}

export type MediaEntry = {
  image: string
  pos: number
  typ: 'image' | 'video'
  lab: string | null
  /** Colour option id this picture shows, when it shows one only. */
  color?: string | null
  /** The colour shown in its place until it has come, as CSS writes it. */
  tone?: string | null
  vid: { url: string; title: string; type: string; video_id?: string } | null
}

export type PriceFields = {
  price_incl_tax: number
  original_price_incl_tax: number
  special_price_incl_tax: number
  final_price: number
  /** Shown struck through when above price_incl_tax. */
  old_price: number | null
  /** Lowest of the thirty days before the price was reduced; only beside `old_price`, and only where known. */
  lowest_price?: number
}

/** What stands beside the gross prices of a whole product: net amounts and the tax in each (api-shapes §3.2). */
export type TaxPriceFields = {
  price: number
  price_tax: number
  original_price: number
  original_price_tax: number
  /** 0 while no promotion lowers the price, as are its twins. */
  special_price: number
  special_price_tax: number
  /** The window of a promotion, ISO 8601 in UTC; null means open. */
  special_from_date: string | null
  special_to_date: string | null
}

/** What a source said, in major units: prices are always calculated from here (pricing/document/recalculate.ts). */
export type PriceSource = {
  price: number
  special_price: number
  final_price: number
  /** Of price and special price. */
  includes_tax: boolean
  final_includes_tax: boolean
  tax_percent: number
}

export type ConfigurableChild = PriceFields &
  TaxPriceFields & {
    price_source: PriceSource
    id: number
    sku: string
    name: string
    status: number
    image: string | null
    stock: StockInfo
    /** Option ids by attribute code, as strings: `{color: '58', size: '169'}`. */
    attributes: Record<string, string>
  }

export type ConfigurableOption = {
  /** Of whole products, as `product_id` is. */
  id?: number
  product_id?: number
  attribute_id: string
  attribute_code: string
  label: string
  position: number
  values: { value_index: string; label: string; swatch?: string | null }[]
}

export type ProductLink = {
  link_type: 'associated' | 'related' | 'upsell' | 'crosssell'
  linked_product_sku: string
  linked_product_type: ProductType
  position: number
  /** How many the page starts with. */
  qty: number
  /** Attached for grouped products' parts; missing where the part is not sold, see `Product.errors`. */
  product?: ProductCard
}

/** What makes a variant itself, one for each axis: colour Ink, size M. */
export type VariantValue = {
  attribute_id: string
  attribute_code: string
  label: string
  option_id: string
  value: string
}

export type BundleOption = {
  option_id: number
  title: string
  required: boolean
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  position: number
  product_links: {
    id: string
    sku: string
    qty: number
    is_default: boolean
    can_change_quantity: boolean
    /** Missing where the part is not sold: such a selection cannot be chosen. */
    product?: ProductCard
    /** Only where the part is a variant. */
    variant?: VariantValue[]
  }[]
}

export type CustomOption = {
  option_id: number
  title: string
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
  is_require: boolean
  price: number
  price_type: 'fixed' | 'percent'
  max_characters: number
  /** Everything the answer is checked by, requiredness and length included (catalog/answer-rules.ts). */
  validators: AnswerRule[]
  values: { option_type_id: number; title: string; price: number; price_type: 'fixed' | 'percent' }[]
}

/** What a list needs: one tile. */
export type ProductCard = PriceFields & {
  id: number
  sku: string
  parentSku: string
  type_id: ProductType
  name: string
  slug: string
  url_path: string
  brand_name: string | null
  image: string | null
  /** Of `image`, see MediaEntry. */
  tone?: string | null
  /** Second picture for hover, then further views. */
  images: string[]
  swatches: {
    id: string
    label: string
    swatch: string | null
    image: string | null
    tone?: string | null
  }[]
  sale: boolean
  new: boolean
  stock: StockInfo
  status: number
  visibility: number
  /** Highest price among children when it differs from price_incl_tax. */
  max_price: number | null
}

/** A file that comes with a downloadable product. */
export type Download = {
  title: string
  /** Above 0 only where files are sold one by one. */
  price_incl_tax: number
  /** Value of the custom option that buys this file; null where all files come together. */
  option_type_id: number | null
}

export type Product = ProductCard &
  TaxPriceFields & {
    parentId: number
    /** Before any option; equals price_incl_tax unless a required option always adds to it. Surcharges count from here. */
    base_price_incl_tax: number
    /** Null where the price is made of parts or answers and cannot be made again from one amount. */
    price_source: PriceSource | null
    /** False until the platform was asked again, see pricing/document/refresh-price.ts. */
    price_is_current: boolean
    price_refreshed_at: string | null
    description: string
    short_description: string
    article: string | null
    category_ids: number[]
    /** `slug` and `path` come with whole products. */
    category: { category_id: number; name: string; url_path: string; slug?: string; path?: string }[]
    media_gallery: MediaEntry[]
    configurable_options: ConfigurableOption[]
    configurable_children: ConfigurableChild[]
    product_links: ProductLink[]
    bundle_options: BundleOption[]
    custom_options: CustomOption[]
    downloads: Download[]
    /** Why the product cannot be bought: `variants`, `links`; listed to the shopper, checked before adding. */
    errors: Record<string, string>
    /** What a shopper should know though it can be bought: `links`. */
    info: Record<string, string>
    /** Readable attributes for the details list, in order. */
    details: { code: string; label: string; values: string[] }[]
    rating: { average: number; count: number } | null
    tax_class_id: number
    /** Of this store, for the product's tax class. */
    tax_percent: number
  }

export type Category = {
  id: number
  parent_id: number | null
  parent_ids: number[]
  level: number
  name: string
  slug: string
  url_key: string
  url_path: string
  position: number
  is_active: boolean
  include_in_menu: boolean
  description: string
  image: string | null
  /** Identifier of the content block its page begins with. */
  block?: string
  product_count: number
  children_data: Category[]
}
