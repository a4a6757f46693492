import type { ConfigurableChild, MediaEntry, PriceSource, Product } from '@vitrine/domain/catalog/product'
import { z } from 'zod'
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

const ChildSchema: z.ZodType<ConfigurableChild> = z
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
  })
  .meta({ id: 'ConfigurableChild' })

const OptionSchema = z.object({
  attribute_id: z.string(),
  attribute_code: z.string(),
  label: z.string(),
  position: z.int(),
  values: z.array(z.object({ value_index: z.string(), label: z.string(), swatch: z.string().nullish() })),
})

export const ProductSchema: z.ZodType<Product> = z
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
    category: z.array(z.object({ category_id: z.int(), name: z.string(), url_path: z.string() })),
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
  })
  .meta({ id: 'Product' })
