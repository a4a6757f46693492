// The product document readers get, localised for one store view. Field names are the specification's (§3 Product);
// prices are major units on this document because it is the wire form, see money/money.ts for minor units.
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
  vid: { url: string; title: string; type: string; video_id?: string } | null
}

export type PriceFields = {
  price_incl_tax: number
  original_price_incl_tax: number
  special_price_incl_tax: number
  final_price: number
  /** Shown struck through when above price_incl_tax. */
  old_price: number | null
}

export type ConfigurableChild = PriceFields & {
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
  qty: number
  /** Attached for grouped products' parts. */
  product?: ProductCard
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
    product?: ProductCard
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
  /** Second picture for hover, then further views. */
  images: string[]
  swatches: { id: string; label: string; swatch: string | null; image: string | null }[]
  sale: boolean
  new: boolean
  stock: StockInfo
  status: number
  visibility: number
  /** Highest price among children when it differs from price_incl_tax. */
  max_price: number | null
}

export type Product = ProductCard & {
  description: string
  short_description: string
  article: string | null
  category_ids: number[]
  category: { category_id: number; name: string; url_path: string }[]
  media_gallery: MediaEntry[]
  configurable_options: ConfigurableOption[]
  configurable_children: ConfigurableChild[]
  product_links: ProductLink[]
  bundle_options: BundleOption[]
  custom_options: CustomOption[]
  downloads: { title: string }[]
  /** Readable attributes for the details list, in order. */
  details: { code: string; label: string; values: string[] }[]
  rating: { average: number; count: number } | null
  tax_class_id: number
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
  product_count: number
  children_data: Category[]
}
