// What the staff reads of a product: all that can be written, and what stands beside it.
import { PRODUCT_TYPES } from '@vitrine/domain/catalog/records'
import { TEXT_STATES } from '@vitrine/domain/content/text-state'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { ProductPartsSchema } from './product-parts.ts'

const TextStatesSchema = z.record(z.enum(LANGUAGES), z.enum(TEXT_STATES))

const StockSchema = z.object({
  qty: z.number(),
  manage_stock: z.boolean(),
  low_stock_qty: z.number(),
  /** Kept aside for carts by the staff. */
  held: z.number(),
})

const PartSchema = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  status: z.number(),
  picture: z.string().nullable(),
  stock: StockSchema.nullable(),
})

const VariantSchema = PartSchema.extend({
  version: z.string(),
  /** Of each axis: the key of its option. */
  options: z.record(z.string(), z.string()),
  /** Costs in every store what the product itself does. */
  has_own_prices: z.boolean(),
})

export const EditedProductSchema = z
  .object({
    id: z.number(),
    sku: z.string(),
    type: z.enum(PRODUCT_TYPES),
    /** Of what was read; what was written in between has another. */
    version: z.string(),
    /** Every part there is. */
    parts: ProductPartsSchema,
    text_states: TextStatesSchema,
    stock: StockSchema.nullable(),
    variants: z.array(VariantSchema),
    /** What links, bundles and groups name, by sku. */
    named: z.record(z.string(), PartSchema),
    parent: z.object({ id: z.number(), sku: z.string(), name: z.string() }).nullable(),
    /** Its address in a store view, by language; none while it is not shown. */
    paths: z.partialRecord(z.enum(LANGUAGES), z.string()),
    lowest_30_days: z.partialRecord(z.enum(STORE_CODES), z.number()),
    /** Which of `parts` a feed leaves alone since they were written by hand. */
    kept_parts: z.array(z.string()),
    edited_at: z.string().nullable(),
    edited_by: z.string().nullable(),
  })
  .meta({ id: 'EditedProduct' })
export type EditedProduct = z.output<typeof EditedProductSchema>

export const ListedProductSchema = z
  .object({
    id: z.number(),
    sku: z.string(),
    type: z.enum(PRODUCT_TYPES),
    version: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    picture: z.string().nullable(),
    status: z.number(),
    visibility: z.number(),
    flags: z.array(z.string()),
    variants: z.number(),
    /** Of all variants together; null where nobody counts. */
    stock: z.number().nullable(),
    /** How many variants have few left. */
    low_variants: z.number(),
    price: z.number().nullable(),
    special_price: z.number().nullable(),
    /** Variants cost different things: the least is told. */
    is_from: z.boolean(),
    lowest_30_days: z.number().nullable(),
    text_states: TextStatesSchema,
  })
  .meta({ id: 'ListedProduct' })
export type ListedProduct = z.output<typeof ListedProductSchema>
