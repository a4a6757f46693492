// The lists inside a whole product.

import type { BundleOption, CustomOption, ProductLink } from '@vitrine/domain/catalog/product'
import { LINK_TYPES } from '@vitrine/domain/catalog/records'
import { z } from 'zod'
import { ProductCardSchema, ProductTypeSchema } from './product-card.ts'

/** Fields of the specification, for whoever asks for whole products. */
const ofForeign = <Shape extends z.ZodRawShape>(fields: Shape) => z.object(fields).partial().shape

export const ProductLinkSchema: z.ZodType<ProductLink> = z.object({
  link_type: z.enum(LINK_TYPES),
  linked_product_sku: z.string(),
  linked_product_type: ProductTypeSchema,
  position: z.int(),
  qty: z.number(),
  product: ProductCardSchema.optional(),
  ...ofForeign({
    sku: z.string(),
    is_default: z.boolean(),
    extension_attributes: z.object({ qty: z.number() }),
  }),
})

export const BundleOptionSchema: z.ZodType<BundleOption> = z.object({
  option_id: z.int(),
  title: z.string(),
  required: z.boolean(),
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  position: z.int(),
  ...ofForeign({ sku: z.string(), is_default: z.boolean(), qty: z.number() }),
  product_links: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      qty: z.number(),
      is_default: z.boolean(),
      can_change_quantity: z.boolean(),
      ...ofForeign({ option_id: z.int(), position: z.int(), price: z.null(), price_type: z.null() }),
      product: ProductCardSchema.optional(),
      variant: z
        .array(
          z.object({
            attribute_id: z.string(),
            attribute_code: z.string(),
            label: z.string(),
            option_id: z.string(),
            value: z.string(),
          }),
        )
        .optional()
        .meta({ description: 'Colour, size and such of a part that is a variant' }),
    }),
  ),
})

const priceTypes = z.enum(['fixed', 'percent'])

export const CustomOptionSchema: z.ZodType<CustomOption> = z.object({
  option_id: z.int(),
  title: z.string(),
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple']),
  is_require: z.boolean(),
  price: z.number(),
  price_type: priceTypes,
  max_characters: z.int(),
  validators: z.array(z.object({ rule: z.string(), value: z.union([z.string(), z.number()]).optional() })),
  values: z.array(
    z.object({
      ...{ option_type_id: z.int(), title: z.string(), price: z.number(), price_type: priceTypes },
      ...ofForeign({ sort_order: z.int() }),
    }),
  ),
})
