// What a table of another shop is read with.
import { CURRENCY_CODES, LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'

export const IMPORT_FORMATS = ['shopify', 'woocommerce', 'magento', 'csv'] as const
export const IMPORT_CHARSETS = ['utf-8', 'windows-1252', 'windows-1251'] as const
/** What a column of a table of no known make can be; `attribute` keeps its own name. */
export const IMPORT_TARGETS = [
  ...(['sku', 'parent', 'name', 'description', 'summary', 'price', 'special_price', 'qty'] as const),
  ...(['category', 'image', 'weight_grams', 'url_key', 'active', 'attribute'] as const),
] as const

/** Columns that are not named are passed over. */
export const ColumnsSchema = z
  .array(z.strictObject({ column: z.string().min(1).max(200), target: z.enum(IMPORT_TARGETS) }))
  .max(2_000)

export const ImportOptionsSchema = z.object({
  format: z.enum(IMPORT_FORMATS),
  language: z.enum(LANGUAGES).default('en'),
  /** Of the table's prices. */
  currency: z.enum(CURRENCY_CODES).default('USD'),
  charset: z.enum(IMPORT_CHARSETS).default('utf-8'),
  /** Of the format `csv`; guessed by the names of columns where it is left out. */
  columns: ColumnsSchema.optional(),
  /** What the table does not hold is taken out of the shop. */
  whole: z.boolean().default(false),
})
