import type { LinkType, OptionPurpose, ProductType } from '@vitrine/domain/catalog/records'
import type { Generated } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json.ts'

type AttributeTable = {
  attribute_id: Generated<number>
  code: string
  frontend_input: 'select' | 'multiselect' | 'boolean' | 'text' | 'number'
  labels: Json
  position: Generated<number>
  is_filterable: Generated<boolean>
  is_comparable: Generated<boolean>
  is_visible_on_front: Generated<boolean>
  is_user_defined: Generated<boolean>
  edited_parts: Generated<string[]>
}

type AttributeOptionTable = {
  option_id: Generated<number>
  attribute_id: number
  key: string
  labels: Json
  position: Generated<number>
  swatch: string | null
  edited_parts: Generated<string[]>
}

type CategoryTable = {
  category_id: Generated<number>
  parent_id: number | null
  key: string
  level: number
  position: Generated<number>
  is_active: Generated<boolean>
  include_in_menu: Generated<boolean>
  image: string | null
  block: string | null
  edited_at: Generated<Date | null>
  edited_parts: Generated<string[]>
}

type CategoryTextTable = {
  category_id: number
  language: string
  name: string
  description: Generated<string>
  url_key: string
  url_path: string
}

type ProductTable = {
  product_id: Generated<number>
  sku: string
  type_id: ProductType
  status: Generated<number>
  visibility: Generated<number>
  tax_class_id: number
  article: string | null
  promoted: Generated<number>
  sold: Generated<number>
  chosen_at: Date | null
  created_at: Generated<Date>
  flags: DefaultJson
  weight_grams: number | null
  missing_parts: Generated<string[]>
}

type ProductTextTable = {
  product_id: number
  language: string
  name: string
  description: Generated<string>
  short_description: Generated<string>
  url_key: string
  changed_at: Generated<Date>
}

type ProductEditTable = {
  product_id: number
  parts: Generated<string[]>
  edited_at: Date
  edited_by: number | null
}

type ProductPriceTable = {
  product_id: number
  store_id: number
  price_minor: number
  special_minor: number | null
  special_from: Date | null
  special_to: Date | null
}

type FormerPriceTable = {
  product_id: number
  store_id: number
  until: Date
  price_minor: number
  special_minor: number | null
  special_from: Date | null
  special_to: Date | null
}

type ProductAttributeTable = {
  product_id: number
  attribute_id: number
  option_id: number | null
  value: string | null
}

type ProductVariantTable = {
  child_id: number
  parent_id: number
  position: Generated<number>
}

type ProductAxisTable = {
  parent_id: number
  attribute_id: number
  position: Generated<number>
}

type ProductCategoryTable = {
  product_id: number
  category_id: number
  position: Generated<number>
}

type ProductLinkTable = {
  product_id: number
  linked_id: number
  link_type: LinkType
  position: Generated<number>
  qty: Generated<number>
  is_default: Generated<boolean>
}

type BundleOptionTable = {
  option_id: Generated<number>
  product_id: number
  position: number
  titles: Json
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  required: Generated<boolean>
}

type BundleSelectionTable = {
  selection_id: Generated<number>
  option_id: number
  product_id: number
  position: number
  qty: Generated<number>
  is_default: Generated<boolean>
  can_change_quantity: Generated<boolean>
}

type CustomOptionTable = {
  option_id: Generated<number>
  product_id: number
  position: number
  titles: Json
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
  required: Generated<boolean>
  price_minor: DefaultJson
  price_type: Generated<'fixed' | 'percent'>
  max_characters: Generated<number>
  validators: DefaultJson
  purpose: OptionPurpose | null
  is_downloads: Generated<boolean>
}

type CustomOptionValueTable = {
  value_id: Generated<number>
  option_id: number
  position: number
  titles: Json
  price_minor: DefaultJson
  price_type: Generated<'fixed' | 'percent'>
}

type DownloadLinkTable = {
  product_id: number
  position: number
  titles: Json
  file: string
  price_minor: DefaultJson
}

type ProductMediaTable = {
  product_id: number
  position: number
  path: string
  kind: Generated<'image' | 'video'>
  label: string | null
  video: Json | null
  color_key: string | null
  tone: string | null
}

export type CatalogueSchema = {
  attribute: AttributeTable
  attribute_option: AttributeOptionTable
  category: CategoryTable
  category_text: CategoryTextTable
  product: ProductTable
  product_text: ProductTextTable
  product_edit: ProductEditTable
  product_price: ProductPriceTable
  former_price: FormerPriceTable
  product_attribute: ProductAttributeTable
  product_variant: ProductVariantTable
  product_axis: ProductAxisTable
  product_category: ProductCategoryTable
  product_link: ProductLinkTable
  bundle_option: BundleOptionTable
  bundle_selection: BundleSelectionTable
  custom_option: CustomOptionTable
  custom_option_value: CustomOptionValueTable
  download_link: DownloadLinkTable
  product_media: ProductMediaTable
}
