// A line of a cart, and what of a product was chosen for it.
import { z } from 'zod'
import { orNull, wholeNumber } from '../atoms.ts'

const OptionIdSchema = z.union([z.string().max(40), z.number().int()]).transform(String)
const configurable = z.array(z.object({ option_id: OptionIdSchema, option_value: OptionIdSchema })).max(20)
/** Somebody's words, or values by their ids, which the catalogue tells as numbers: `40,41`, `40`. */
const AnswerSchema = z.union([z.string().max(500), z.number().int()]).transform(String)
const custom = z.array(z.object({ option_id: OptionIdSchema, option_value: AnswerSchema })).max(50)
const bundle = z
  .array(
    z.object({
      option_id: OptionIdSchema,
      option_qty: orNull(wholeNumber(1, 100).default(1)),
      option_selections: z.array(OptionIdSchema).max(50),
    }),
  )
  .max(50)
/** A list that is missing is an empty one (api-shapes §2.6). */
const ExtensionAttributesSchema = z.object({
  configurable_item_options: orNull(configurable.default([])),
  custom_options: orNull(custom.default([])),
  bundle_options: orNull(bundle.default([])),
})
export const ProductOptionSchema = z.object({
  extension_attributes: orNull(ExtensionAttributesSchema.prefault({})),
})

export const ServerItemSchema = z
  .object({
    item_id: z.number(),
    server_item_id: z.number().nullish(),
    /** Of the product. */
    id: z.number().optional(),
    sku: z.string(),
    parentSku: z.string(),
    qty: z.number(),
    name: z.string(),
    /** Major units, tax as shown in this store. */
    price: z.number(),
    old_price: z.number().nullable(),
    row_total: z.number(),
    product_type: z.string(),
    quote_id: z.string(),
    quoteId: z.string().nullish(),
    type_id: z.string().optional(),
    /** The same for lines of the same product with the same choices. */
    checksum: z.string().optional(),
    product_option: ProductOptionSchema,
    options: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
      }),
    ),
    thumbnail: z.string().nullable(),
    url_path: z.string(),
    stock: z.object({
      is_in_stock: z.boolean(),
      qty: z.number(),
      status: z.enum(['ok', 'volatile', 'out_of_stock']),
      /** False where it is out because nobody is sold it any more; lines kept by earlier builds do not say. */
      is_offered: z.boolean().optional(),
    }),
  })
  .meta({ id: 'ServerItem' })
export type ServerItem = z.output<typeof ServerItemSchema>
