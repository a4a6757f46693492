// What a tile of a list says; the fields are told in packages/domain/src/catalog/product.ts.
import type { ProductCard, StockInfo } from '@vitrine/domain/catalog/product'
import { PRODUCT_TYPES, type ProductType } from '@vitrine/domain/catalog/records'
import { z } from 'zod'

export const ProductTypeSchema: z.ZodType<ProductType> = z.enum(PRODUCT_TYPES)

export const StockInfoSchema: z.ZodType<StockInfo> = z
  .object({
    product_id: z.int(),
    is_in_stock: z.boolean(),
    qty: z.int(),
    manage_stock: z.boolean(),
    low_stock: z.boolean().optional(),
  })
  .meta({ id: 'StockInfo' })

export const priceFields = {
  price_incl_tax: z.number(),
  original_price_incl_tax: z.number(),
  special_price_incl_tax: z.number(),
  final_price: z.number(),
  old_price: z.number().nullable(),
  lowest_price: z
    .number()
    .optional()
    .meta({ description: 'Lowest of the thirty days before the reduction, where known' }),
}

export const cardFields = {
  ...priceFields,
  id: z.int(),
  sku: z.string(),
  parentSku: z.string(),
  type_id: ProductTypeSchema,
  name: z.string(),
  slug: z.string(),
  url_path: z.string(),
  brand_name: z.string().nullable(),
  image: z.string().nullable(),
  tone: z.string().nullish(),
  images: z.array(z.string()),
  swatches: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      swatch: z.string().nullable(),
      image: z.string().nullable(),
      tone: z.string().nullish(),
    }),
  ),
  sale: z.boolean(),
  new: z.boolean(),
  stock: StockInfoSchema,
  status: z.int(),
  visibility: z.int(),
  max_price: z.number().nullable(),
}

export const ProductCardSchema: z.ZodType<ProductCard> = z.object(cardFields).meta({ id: 'ProductCard' })

/** Some of how many. */
export const ProductCardsSchema = z.object({ items: z.array(ProductCardSchema), total: z.int() })
