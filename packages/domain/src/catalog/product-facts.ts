// Fields of the specification (§3 Product) that the shop's own pages do without. They come with a product on request,
// for other front ends; single products bring them unless told otherwise.
import type { BundleOption, CustomOption, ProductLink } from './product.ts'

/** An option id as filters take it, several where an attribute has several; texts and numbers as they are. */
export type AttributeValue = number | string | (number | string)[] | null

export type AttributeMeta = {
  id: number
  attribute_id: number
  attribute_code: string
  frontend_input: string
  frontend_label: string
  default_frontend_label: string
  position: number
  is_comparable: boolean
  is_filterable: boolean
  is_user_defined: boolean
  is_visible: boolean
  is_visible_on_front: boolean
  /** Options are read in this order; else by their names. */
  is_ordered?: boolean | undefined
  /** `key` is the same in every language. */
  options: { value: string; key: string; label: string; swatch?: string | null }[]
}

export type ProductFacts = {
  url_key: string
  thumbnail: string | null
  small_image: string | null
  /** How many are added when nobody says otherwise; what is left stands in `stock`. */
  qty: number
  cheapest_child: { sku: string; price_incl_tax: number } | null
  /** What was chosen, for readers; empty until a variant or an answer is. */
  options: { label: string; value: string }[]
  product_option: {
    extension_attributes: {
      configurable_item_options: { option_id: string; option_value: string }[]
      custom_options: { option_id: string; option_value: string }[]
      bundle_options: { option_id: string; option_qty: number; option_selections: string[] }[]
    }
  }
  is_configured: boolean
  ptype: AttributeValue
  brand: AttributeValue
  collection: AttributeValue
  collection_name: string | null
  gender: AttributeValue
  set: number
  top_brand: number
  top_collection: number
  approved: number
  is_promo: boolean
  only_promo: boolean
  promoted: number
  chosen_at: string | null
  created_at: string
  attributes_metadata: AttributeMeta[]
  /** A line's, once the product lies in a cart. */
  server_item_id: null
  server_cart_id: null
  prev_qty: null
}

/** For readers who need none of them and say so. */
export const FACT_FIELDS = [
  ...([
    'url_key',
    'thumbnail',
    'small_image',
    'qty',
    'cheapest_child',
    'options',
    'product_option',
    'is_configured',
    'ptype',
    'brand',
    'collection',
    'collection_name',
    'gender',
    'set',
    'top_brand',
    'top_collection',
    'approved',
    'is_promo',
    'only_promo',
    'promoted',
    'chosen_at',
    'created_at',
    'attributes_metadata',
    'server_item_id',
    'server_cart_id',
    'prev_qty',
  ] as const),
] as const satisfies (keyof ProductFacts)[]

type LinkFacts = { sku: string; is_default: boolean; extension_attributes: { qty: number } }
type OptionFacts = { sku: string; is_default: boolean; qty: number }
type SelectionFacts = { option_id: number; position: number; price: null; price_type: null }
type ValueFacts = { sort_order: number }

/** The same of what hangs on a product: the shop's own pages ask for these lists without them. */
export type PartFacts = {
  product_links: (ProductLink & LinkFacts)[]
  bundle_options: (BundleOption &
    OptionFacts & { product_links: (BundleOption['product_links'][number] & SelectionFacts)[] })[]
  custom_options: (CustomOption & { values: (CustomOption['values'][number] & ValueFacts)[] })[]
}

/** The same of a variant. */
export type ChildFacts = {
  visibility: number
  tax_class_id: number
  custom_attributes: { attribute_code: string; value: string }[]
}
