import type { ConfigurableChild, MediaEntry, PriceSource, Product } from '@vitrine/domain/catalog/product'
import type { ChildFacts, FACT_FIELDS, ProductFacts } from '@vitrine/domain/catalog/product-facts'
import { z } from 'zod'
import { ProductOptionSchema } from '../../cart/server-item.ts'
import { AttributeMetaSchema } from './catalog-page.ts'
import { cardFields, priceFields, StockInfoSchema } from './product-card.ts'
import { BundleOptionSchema, CustomOptionSchema, ProductLinkSchema } from './product-parts.ts'

const taxPriceFields = {
  price: z.number(),
  price_tax: z.number(),
  original_price: z.number(),
  original_price_tax: z.number(),
  special_price: z.number(),
  special_price_tax: z.number(),
  special_from_date: z.string().nullable(),
  special_to_date: z.string().nullable(),
}

const PriceSourceSchema: z.ZodType<PriceSource> = z.object({
  price: z.number(),
  special_price: z.number(),
  final_price: z.number(),
  includes_tax: z.boolean(),
  final_includes_tax: z.boolean(),
  tax_percent: z.number(),
})

const MediaSchema: z.ZodType<MediaEntry> = z.object({
  image: z.string(),
  pos: z.int(),
  typ: z.enum(['image', 'video']),
  lab: z.string().nullable(),
  color: z.string().nullish(),
  tone: z.string().nullish(),
  vid: z
    .object({ url: z.string(), title: z.string(), type: z.string(), video_id: z.string().optional() })
    .nullable(),
})

const ChildSchema: z.ZodType<ConfigurableChild & Partial<ChildFacts>> = z
  .object({
    ...priceFields,
    ...taxPriceFields,
    price_source: PriceSourceSchema,
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    status: z.int(),
    image: z.string().nullable(),
    stock: StockInfoSchema,
    attributes: z.record(z.string(), z.string()),
    visibility: z.int().optional(),
    tax_class_id: z.int().optional(),
    custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.string() })).optional(),
  })
  .meta({ id: 'ConfigurableChild' })

const OptionSchema = z.object({
  id: z.int().optional(),
  product_id: z.int().optional(),
  attribute_id: z.string(),
  attribute_code: z.string(),
  label: z.string(),
  position: z.int(),
  values: z.array(z.object({ value_index: z.string(), label: z.string(), swatch: z.string().nullish() })),
})

/** An option id, several of them, a text or a number. */
const AttributeValueSchema = z
  .union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))])
  .nullable()

const factFields = {
  url_key: z.string(),
  thumbnail: z.string().nullable(),
  small_image: z.string().nullable(),
  qty: z.int().describe('How many are added when nobody says otherwise; what is left stands in `stock`'),
  cheapest_child: z.object({ sku: z.string(), price_incl_tax: z.number() }).nullable(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  product_option: ProductOptionSchema,
  is_configured: z.boolean(),
  ptype: AttributeValueSchema,
  brand: AttributeValueSchema,
  collection: AttributeValueSchema,
  collection_name: z.string().nullable(),
  gender: AttributeValueSchema,
  set: z.int(),
  top_brand: z.int(),
  top_collection: z.int(),
  approved: z.int(),
  is_promo: z.boolean(),
  only_promo: z.boolean(),
  promoted: z.number(),
  chosen_at: z.string().nullable(),
  created_at: z.string(),
  attributes_metadata: z.array(AttributeMetaSchema),
  server_item_id: z.null(),
  server_cart_id: z.null(),
  prev_qty: z.null(),
} satisfies Record<(typeof FACT_FIELDS)[number], z.ZodType>
/** Attributes stand beside the fields under their own codes, as `material`, `color_options`. */
export const ProductSchema: z.ZodType<Product & Partial<ProductFacts>> = z
  .object({
    ...cardFields,
    ...taxPriceFields,
    parentId: z.int(),
    base_price_incl_tax: z.number(),
    price_source: PriceSourceSchema.nullable(),
    price_is_current: z.boolean(),
    price_refreshed_at: z.string().nullable(),
    description: z.string(),
    short_description: z.string(),
    article: z.string().nullable(),
    category_ids: z.array(z.int()),
    category: z.array(
      z.object({
        ...{ category_id: z.int(), name: z.string(), url_path: z.string() },
        ...{ slug: z.string().optional(), path: z.string().optional() },
      }),
    ),
    media_gallery: z.array(MediaSchema),
    configurable_options: z.array(OptionSchema),
    configurable_children: z.array(ChildSchema),
    product_links: z.array(ProductLinkSchema),
    bundle_options: z.array(BundleOptionSchema),
    custom_options: z.array(CustomOptionSchema),
    downloads: z.array(
      z.object({ title: z.string(), price_incl_tax: z.number(), option_type_id: z.int().nullable() }),
    ),
    errors: z.record(z.string(), z.string()),
    info: z.record(z.string(), z.string()),
    details: z.array(z.object({ code: z.string(), label: z.string(), values: z.array(z.string()) })),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    tax_class_id: z.int(),
    tax_percent: z.number(),
    ...z.object(factFields).partial().shape,
  })
  .catchall(AttributeValueSchema)
  .meta({ id: 'Product' })
