import type { Category, Product, ProductCard } from '@vitrine/domain/catalog/product'
import { z } from 'zod'
import { SkuListSchema, SkuSchema, wholeNumber } from './atoms.ts'
import { defineCall } from './call.ts'

export const ENTITY_TYPES = [
  'product',
  'attribute',
  'category',
  'taxrule',
  'cms_page',
  'cms_block',
  'review',
] as const

/** Capped per type by the server; -1 asks for all, 0 or less otherwise means 50, a negative start is 0 (spec §5). */
const SizeSchema = wholeNumber(-1_000_000, 1_000_000)
const FilterValueSchema = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(200), z.number(), z.boolean(), z.null()])).max(999),
  z.record(z.string().max(20), z.unknown()),
])

/** SearchQuery JSON of api-shapes §4.1. */
export const SearchQuerySchema = z.object({
  _availableFilters: z
    .array(
      z.object({ field: z.string().max(60), scope: z.unknown().optional(), options: z.unknown().optional() }),
    )
    .max(50)
    .default([]),
  _appliedFilters: z
    .array(
      z.object({ attribute: z.string().max(60), value: FilterValueSchema, scope: z.unknown().optional() }),
    )
    .max(100)
    .default([]),
  _appliedSort: z
    .array(z.object({ field: z.string().max(60), options: z.unknown().optional() }))
    .max(5)
    .default([]),
  _searchText: z.string().max(200).default(''),
})
export type SearchQuery = z.output<typeof SearchQuerySchema>

const JsonTextSchema = z
  .string()
  .max(20_000)
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })

const catalogFields = {
  type: z.enum(ENTITY_TYPES).default('product'),
  size: SizeSchema.default(50),
  from: SizeSchema.default(0),
  /** `field:dir`, several joined by comma; the query's own sort wins. */
  sort: z.string().max(200).optional(),
  _sourceInclude: z.string().max(2_000).optional(),
  _sourceExclude: z.string().max(2_000).optional(),
  store: z.string().max(20).optional(),
  storeCode: z.string().max(20).optional(),
  groupId: z.string().max(50).optional(),
  groupToken: z.string().max(500).optional(),
}

export type Bucket = { key: string; doc_count: number; label?: string; swatch?: string | null }
export type RangeBucket = { key: string; from?: number; to?: number; doc_count: number }
export type Aggregations = {
  /** `agg_terms_color`, `agg_terms_color_options`, `agg_range_price` */
  [name: string]: { buckets: (Bucket | RangeBucket)[] }
}
export type AttributeMeta = {
  attribute_id: number
  attribute_code: string
  frontend_input: string
  frontend_label: string
  position: number
  is_comparable: boolean
  is_visible_on_front: boolean
  options: { value: string; label: string; swatch?: string | null }[]
}
export type CatalogPage = {
  /** ProductCard for lists; any document type by `type`. */
  items: (ProductCard & { _score?: number })[]
  total: number
  start: number
  perPage: number
  aggregations: Aggregations
  attributeMetadata: AttributeMeta[]
  suggestions: Record<string, unknown>
}

export const getCatalog = defineCall({
  id: 'catalog.get',
  method: 'GET',
  path: '/api/catalog',
  access: 'public',
  storeScoped: true,
  summary: 'Search products, categories, attributes and content',
  query: z.object({ ...catalogFields, searchQuery: JsonTextSchema.pipe(SearchQuerySchema).optional() }),
  reply: z.custom<CatalogPage>(),
})

/** The same by POST, for queries too long for an address. */
export const postCatalog = defineCall({
  id: 'catalog.post',
  method: 'POST',
  path: '/api/catalog',
  access: 'public',
  storeScoped: true,
  summary: 'Search with the query in the body',
  body: z.object({ ...catalogFields, searchQuery: SearchQuerySchema.optional() }),
  reply: z.custom<CatalogPage>(),
})

export const getProduct = defineCall({
  id: 'product.get',
  method: 'GET',
  path: '/api/product',
  access: 'public',
  storeScoped: true,
  summary: 'One product by sku (a child answers with its parent and childSku)',
  query: z.object({ sku: SkuSchema, storeCode: z.string().max(20).optional() }),
  reply: z.custom<{ product: Product; childSku: string | null }>(),
})

export const listProducts = defineCall({
  id: 'product.list',
  method: 'GET',
  path: '/api/product/list',
  access: 'public',
  storeScoped: true,
  summary: 'Product cards by sku',
  query: z.object({ skus: SkuListSchema, storeCode: z.string().max(20).optional() }),
  reply: z.custom<{ items: ProductCard[]; total_count: number }>(),
})

export const listRelated = defineCall({
  id: 'product.related',
  method: 'GET',
  path: '/api/product/related',
  access: 'public',
  storeScoped: true,
  summary: 'Linked products of one kind, or similar ones',
  query: z.object({
    sku: SkuSchema,
    type: z.enum(['related', 'upsell', 'crosssell', 'similar']).default('related'),
    limit: wholeNumber(1, 50).default(18),
  }),
  reply: z.custom<{ items: ProductCard[]; total: number }>(),
})

export const getCategoryTree = defineCall({
  id: 'category.tree',
  method: 'GET',
  path: '/api/category/tree',
  access: 'public',
  storeScoped: true,
  summary: 'The active categories as a tree with product counts',
  query: z.object({
    depth: wholeNumber(1, 5).default(3),
    storeCode: z.string().max(20).optional(),
  }),
  reply: z.custom<{ items: Category[] }>(),
})

export const getAttributes = defineCall({
  id: 'attribute.list',
  method: 'GET',
  path: '/api/attribute',
  access: 'public',
  storeScoped: true,
  summary: 'Attributes with their options, labelled in the language of the store',
  query: z.object({ codes: z.string().max(2_000).optional(), storeCode: z.string().max(20).optional() }),
  reply: z.custom<{ items: AttributeMeta[] }>(),
})

export type UrlMatch =
  | {
      _type: 'product'
      _id: string
      _score: number
      _index: string
      _source: Product
      childSku?: string | null
    }
  | { _type: 'category'; _id: string; _score: number; _index: string; _source: Category }
  | {
      _type: 'cms_page'
      _id: string
      _score: number
      _index: string
      _source: { id: number; identifier: string; title: string }
    }
  | { _type: 'redirect'; _source: { target: string; code: 301 } }

export const mapUrl = defineCall({
  id: 'url.map',
  method: 'POST',
  path: '/api/url/map',
  access: 'public',
  storeScoped: true,
  summary: 'What stands at a path: product, category, page or nothing (null)',
  raw: true,
  body: z.object({
    url: z.string().min(1).max(2_000),
    includeFields: z.array(z.string().max(100)).max(100).nullish(),
    excludeFields: z.array(z.string().max(100)).max(100).nullish(),
    options: z.record(z.string().max(60), z.unknown()).nullish(),
    filters: z.object({ sku: SkuSchema.optional() }).nullish(),
    groupId: z.string().max(50).nullish(),
    groupToken: z.string().max(500).nullish(),
  }),
  reply: z.custom<UrlMatch | null>(),
})
