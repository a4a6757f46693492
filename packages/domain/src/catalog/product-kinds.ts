// What a product may be, be called out as, and be linked by: the same names in feeds, in the database and on the wire.

export const PRODUCT_TYPES = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'virtual',
  'downloadable',
] as const

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

export const LINK_TYPES = ['related', 'upsell', 'crosssell', 'associated'] as const
