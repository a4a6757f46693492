import { z } from 'zod'
import { orNull, PromoSchema, SkuListSchema, SkuSchema, StoreCodeSchema, wholeNumber } from './atoms.ts'
import { defineCall, LONG_BODY_BYTES, SEARCH_PATIENCE_MS } from './call.ts'
import { AttributeMetaSchema, CatalogPageSchema } from './catalog/replies/catalog-page.ts'
import { MenuCategorySchema } from './catalog/replies/category.ts'
import { ProductSchema } from './catalog/replies/product.ts'
import { ProductCardSchema, ProductCardsSchema } from './catalog/replies/product-card.ts'
import { UrlMatchSchema, UrlOptionsSchema } from './catalog/replies/url-match.ts'

export type {
  Aggregations,
  AttributeMeta,
  Bucket,
  CatalogPage,
  PageMatch,
  WordFilter,
} from './catalog/replies/catalog-page.ts'
export type { MenuCategory } from './catalog/replies/category.ts'
export type { UrlMatch } from './catalog/replies/url-match.ts'

export const ENTITY_TYPES = [
  'product',
  'attribute',
  'category',
  'taxrule',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'news',
  'review',
  'blogger_post',
  'promo_product',
  'blogger_payout',
] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

/** How many come when nobody says (spec §9), and the most one question gets; -1 asks for as many as that. */
export const PAGE_SIZES: Record<EntityType, { usual: number; cap: number }> = {
  product: { usual: 50, cap: 1_000 },
  category: { usual: 4_000, cap: 4_000 },
  attribute: { usual: 150, cap: 1_000 },
  taxrule: { usual: 50, cap: 1_000 },
  cms_page: { usual: 150, cap: 500 },
  cms_block: { usual: 150, cap: 500 },
  cms_hierarchy: { usual: 150, cap: 500 },
  news: { usual: 50, cap: 500 },
  review: { usual: 50, cap: 1_000 },
  blogger_post: { usual: 1_000, cap: 1_000 },
  promo_product: { usual: 1_000, cap: 1_000 },
  blogger_payout: { usual: 1_000, cap: 1_000 },
}

/** -1 asks for all, 0 or less otherwise means 50, a negative start is 0 (spec §5). */
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
export const SearchQuerySchema = z
  .object({
    _availableFilters: z
      .array(
        z.object({
          field: z.string().max(60),
          scope: z.unknown().optional(),
          options: z.unknown().optional(),
        }),
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
  .meta({
    id: 'SearchQuery',
    description:
      'Filters, facets, order and text of a search (`_appliedFilters`: value alone, or an operator such as `in`, `neq`, `gte`, `or`; an attribute by ids of options, or as `color_key` by their keys; `is_filterable` counts all attributes shoppers filter by)',
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

/** Of who asks; what `group_id` of a user says, which is a number. Nothing depends on it. */
const GroupIdSchema = z.union([z.string().max(50), z.number()])

const catalogFields = {
  type: z.enum(ENTITY_TYPES).default('product'),
  size: SizeSchema.optional(),
  from: SizeSchema.default(0),
  /** `field:dir`, several joined by comma; the query's own sort wins. */
  sort: z.string().max(200).optional(),
  _sourceInclude: z.string().max(2_000).optional(),
  _sourceExclude: z.string().max(2_000).optional(),
  store: StoreCodeSchema,
  storeCode: StoreCodeSchema,
  groupId: z.string().max(50).optional(),
  groupToken: z.string().max(500).optional(),
}

const shared = { may: 'catalog:read', anonymous: true, storeScoped: true } as const
/** Partners see more (spec accounts §6). */
const forPartnersToo = { may: 'catalog:read', guestsAlike: true, storeScoped: true } as const

export const getCatalog = defineCall({
  ...forPartnersToo,
  patienceMs: SEARCH_PATIENCE_MS,
  id: 'catalog.get',
  method: 'GET',
  path: '/api/catalog',
  summary: 'Search products, categories, attributes and content',
  query: z.object({ ...catalogFields, searchQuery: JsonTextSchema.pipe(SearchQuerySchema).optional() }),
  reply: CatalogPageSchema,
})

/** The same by POST, for queries too long for an address. */
export const postCatalog = defineCall({
  ...forPartnersToo,
  patienceMs: SEARCH_PATIENCE_MS,
  id: 'catalog.post',
  method: 'POST',
  path: '/api/catalog',
  summary: 'Search with the query in the body',
  maxBodyBytes: LONG_BODY_BYTES,
  body: z.object({
    type: orNull(catalogFields.type),
    size: orNull(catalogFields.size),
    from: orNull(catalogFields.from),
    sort: orNull(catalogFields.sort),
    _sourceInclude: orNull(catalogFields._sourceInclude),
    _sourceExclude: orNull(catalogFields._sourceExclude),
    store: orNull(catalogFields.store),
    storeCode: orNull(catalogFields.storeCode),
    groupId: orNull(GroupIdSchema.optional()),
    groupToken: orNull(catalogFields.groupToken),
    searchQuery: orNull(SearchQuerySchema.optional()),
  }),
  reply: CatalogPageSchema,
})

export const getProduct = defineCall({
  ...forPartnersToo,
  id: 'product.get',
  method: 'GET',
  path: '/api/product',
  summary: 'One product by sku (a child answers with its parent and childSku)',
  query: z.object({
    sku: SkuSchema,
    storeCode: StoreCodeSchema,
    _sourceInclude: z.string().max(2_000).optional(),
    _sourceExclude: z.string().max(2_000).optional(),
  }),
  reply: z.object({ product: ProductSchema, childSku: z.string().nullable() }),
})

export const listProducts = defineCall({
  ...shared,
  id: 'product.list',
  method: 'GET',
  path: '/api/product/list',
  summary: 'Product cards by sku',
  query: z.object({ skus: SkuListSchema, storeCode: StoreCodeSchema }),
  reply: z.object({ items: z.array(ProductCardSchema), total_count: z.int() }),
})

export const listRelated = defineCall({
  ...forPartnersToo,
  id: 'product.related',
  method: 'GET',
  path: '/api/product/related',
  summary: 'Linked products of one kind, or similar ones',
  query: z.object({
    sku: SkuSchema,
    type: z.enum(['related', 'upsell', 'crosssell', 'similar']).default('related'),
    limit: wholeNumber(1, 50).default(18),
    promo: PromoSchema,
  }),
  reply: ProductCardsSchema,
})

export const getCategoryTree = defineCall({
  ...shared,
  id: 'category.tree',
  method: 'GET',
  path: '/api/category/tree',
  summary: 'The active categories as a tree with product counts',
  query: z.object({
    depth: wholeNumber(1, 5).default(3),
    storeCode: StoreCodeSchema,
  }),
  reply: z.object({ items: z.array(MenuCategorySchema) }),
})

export const getAttributes = defineCall({
  ...shared,
  id: 'attribute.list',
  method: 'GET',
  path: '/api/attribute',
  summary: 'Attributes with their options, labelled in the language of the store',
  query: z.object({ codes: z.string().max(2_000).optional(), storeCode: StoreCodeSchema }),
  reply: z.object({ items: z.array(AttributeMetaSchema) }),
})

export const mapUrl = defineCall({
  ...forPartnersToo,
  id: 'url.map',
  method: 'POST',
  path: '/api/url/map',
  summary: 'What stands at a path: product, category, page or nothing (null)',
  raw: true,
  body: z.object({
    url: z.string().min(1).max(2_000),
    includeFields: z.array(z.string().max(100)).max(100).nullish(),
    excludeFields: z.array(z.string().max(100)).max(100).nullish(),
    options: UrlOptionsSchema.nullish(),
    filters: z.object({ sku: orNull(SkuSchema.optional()) }).nullish(),
    groupId: GroupIdSchema.nullish(),
    groupToken: z.string().max(500).nullish(),
  }),
  reply: UrlMatchSchema.nullable(),
})
