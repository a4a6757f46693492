// What a search answers.
import type { ProductCard } from '@vitrine/domain/catalog/product'
import type { AttributeMeta } from '@vitrine/domain/catalog/product-facts'
import { z } from 'zod'
import { ProductCardSchema } from './product-card.ts'

export type Bucket = { key: string; doc_count: number; label?: string; swatch?: string | null }
export type RangeBucket = { key: string; from?: number; to?: number; doc_count: number }
export type Aggregations = {
  /** `agg_terms_color`, `agg_terms_color_options` */
  [name: `agg_terms_${string}`]: { buckets: Bucket[] }
  agg_range_price?: { buckets: RangeBucket[] }
  /** The lowest and the highest price of what was found; like the buckets, whatever price was chosen. */
  agg_min_price?: { value: number }
  agg_max_price?: { value: number }
}
export type { AttributeMeta }
export type CatalogPage = {
  /** ProductCard for lists; any document type by `type`. */
  items: (ProductCard & { _score?: number })[]
  total: number
  start: number
  perPage: number
  aggregations: Aggregations
  attributeMetadata: AttributeMeta[]
  /** `texts` to ask instead, when a text found nothing. */
  suggestions: { texts?: { text: string; count: number }[] }
  /** What was answered instead of the text as typed: read in another keyboard layout or script, or with a slip put right. */
  corrected?: string
  /** Words of the text that were taken as choices, with their names and the text that is left without each. */
  wordFilters?: WordFilter[]
  /** No product has all of the words: these have some. */
  isPartial?: boolean
  /** Pages of help the text asks for. */
  pages?: PageMatch[]
}
export type WordFilter = { field: string; values: string[]; label: string; word: string; without: string }
export type PageMatch = { identifier: string; title: string }

export const AttributeMetaSchema: z.ZodType<AttributeMeta> = z
  .object({
    id: z.int(),
    attribute_id: z.int(),
    attribute_code: z.string(),
    frontend_input: z.string(),
    frontend_label: z.string(),
    default_frontend_label: z.string(),
    position: z.int(),
    is_comparable: z.boolean(),
    is_filterable: z.boolean(),
    is_user_defined: z.boolean(),
    is_visible: z.boolean(),
    is_visible_on_front: z.boolean(),
    is_ordered: z.boolean().optional(),
    options: z.array(
      z.object({ value: z.string(), key: z.string(), label: z.string(), swatch: z.string().nullish() }),
    ),
  })
  .meta({ id: 'AttributeMeta' })

const BucketSchema = z.object({
  key: z.string(),
  doc_count: z.int(),
  label: z.string().optional(),
  swatch: z.string().nullish(),
  from: z.number().optional(),
  to: z.number().optional(),
})

export const TextCountsSchema = z.array(z.object({ text: z.string(), count: z.int() }))

export const PageMatchesSchema = z.array(z.object({ identifier: z.string(), title: z.string() }))

// An item is as wide as the question: a tile, fewer of its fields, a whole product, a document of another type.
const ItemSchema = z.union([ProductCardSchema, z.record(z.string(), z.unknown())])

export const CatalogPageSchema = z
  .object({
    items: z.array(ItemSchema),
    total: z.int(),
    start: z.int(),
    perPage: z.int(),
    aggregations: z.record(
      z.string(),
      z.union([z.object({ buckets: z.array(BucketSchema) }), z.object({ value: z.number() })]),
    ),
    attributeMetadata: z.array(AttributeMetaSchema),
    suggestions: z.object({ texts: TextCountsSchema.optional() }),
    corrected: z.string().optional(),
    wordFilters: z
      .array(
        z.object({
          field: z.string(),
          values: z.array(z.string()),
          label: z.string(),
          word: z.string(),
          without: z.string(),
        }),
      )
      .optional(),
    isPartial: z.boolean().optional(),
    pages: PageMatchesSchema.optional(),
  })
  .meta({ id: 'CatalogPage' }) as unknown as z.ZodType<CatalogPage>
