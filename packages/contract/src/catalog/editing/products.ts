// Products as the people of the shop write them: found, read whole, written part by part.

import { plainSku } from '@vitrine/domain/catalog/editing/plain-sku'
import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import { PRODUCT_TYPES } from '@vitrine/domain/catalog/records'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema, SearchTextSchema, SmallIdSchema, wholeNumber } from '../../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../../call.ts'
import { EditedProductSchema, ListedProductSchema } from './edited-product.ts'
import { CATALOGUE_UPLOADS, ProductPartsSchema, StockEditSchema } from './product-parts.ts'

const writing = { may: 'catalog:write', storeScoped: false } as const

/** Lists of what needs a hand. */
export const PRODUCT_FACETS = [
  'sold_out',
  'few_left',
  'text_missing',
  'no_picture',
  'hidden',
  'reduced',
] as const
export type ProductFacet = (typeof PRODUCT_FACETS)[number]
export const PRODUCT_SORTS = ['name', 'newest', 'stock', '-stock', 'price', '-price', 'sku'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const listEditedProducts = defineCall({
  ...writing,
  id: 'catalog.edit.list',
  method: 'GET',
  path: '/api/admin/catalogue/products',
  summary:
    'Products of every state with stock, price and what is missing; variants stand under their product',
  query: z.object({
    /** A part of a name in any language, of a sku, or of a brand. */
    q: SearchTextSchema,
    category: SmallIdSchema.optional(),
    /** With those of the categories below it, or without. */
    within: z.enum(['branch', 'itself']).default('branch'),
    facet: z.enum(PRODUCT_FACETS).optional(),
    type: z.enum(PRODUCT_TYPES).optional(),
    sort: z.enum(PRODUCT_SORTS).default('name'),
    /** In whose money prices are told. */
    store: z.enum(STORE_CODES).default('us'),
    language: z.enum(LANGUAGES).default('en'),
    page: wholeNumber(1, 10_000).default(1),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(ListedProductSchema),
    total: z.number(),
    counts: z.object({
      products: z.number(),
      variants: z.number(),
      facets: z.record(z.enum(PRODUCT_FACETS), z.number()),
    }),
  }),
})

export const getEditedProduct = defineCall({
  ...writing,
  id: 'catalog.edit.get',
  method: 'GET',
  path: '/api/admin/catalogue/products/:id',
  /** What it names is called as its reader reads it. */
  storeScoped: true,
  summary: 'A product with all that can be written of it, and its variants',
  params: z.object({ id: IdSchema }),
  reply: EditedProductSchema,
})

const VersionSchema = z
  .string()
  .min(1)
  .max(100)
  .meta({ example: 'f'.repeat(27) })
const ChangeSchema = z.strictObject({
  id: IdSchema,
  version: VersionSchema,
  parts: ProductPartsSchema.default({}),
  stock: StockEditSchema.optional(),
})

/** Of as many in one call; who has changed more asks again. */
export const MOST_CHANGES = 100

export const saveProducts = defineCall({
  ...writing,
  id: 'catalog.edit.save',
  method: 'POST',
  path: '/api/admin/catalogue/products/save',
  summary:
    'Write parts of up to 100 products, all or nothing; of two people who write at once, the second is told (409)',
  body: z.strictObject({ items: z.array(ChangeSchema).min(1).max(MOST_CHANGES) }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: z.object({
    items: z.array(z.object({ id: z.number(), version: z.string(), stock: z.number().nullable() })),
  }),
})

export const createProduct = defineCall({
  ...writing,
  id: 'catalog.edit.create',
  method: 'POST',
  path: '/api/admin/catalogue/products',
  summary: 'Make a product of any type; until it is put on sale only the staff knows it',
  body: z.strictObject({
    sku: z
      .string()
      .overwrite(plainSku)
      .min(1)
      .max(MAX_SKU_LENGTH)
      .regex(/^[^\s\p{Cc}/?#,]+$/u, 'has a blank or a sign no address takes'),
    type: z.enum(PRODUCT_TYPES),
    parts: ProductPartsSchema.default({}),
    stock: StockEditSchema.omit({ was: true }).optional(),
  }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: EditedProductSchema,
})

export const uploadProductPicture = defineCall({
  ...writing,
  id: 'catalog.edit.picture',
  method: 'POST',
  path: '/api/admin/catalogue/product-pictures',
  summary:
    'A picture for a product, made anew: nothing of the file itself remains; shown once its product is saved',
  body: z.object({}),
  uploads: CATALOGUE_UPLOADS,
  // A slow line may take minutes for a picture.
  patienceMs: 180_000,
  reply: z.object({ path: z.string() }),
})

export const getPriceHistory = defineCall({
  ...writing,
  id: 'catalog.edit.prices',
  method: 'GET',
  path: '/api/admin/catalogue/products/:id/prices',
  summary: 'What a product cost before in a store, newest first, with the lowest price of thirty days',
  params: z.object({ id: IdSchema }),
  query: z.object({ store: z.enum(STORE_CODES).default('us') }),
  reply: z.object({
    current: z
      .object({
        price: z.number(),
        special_price: z.number().nullable(),
        special_from: z.string().nullable(),
        special_to: z.string().nullable(),
      })
      .nullable(),
    lowest_30_days: z.number().nullable(),
    items: z.array(
      z.object({
        until: z.string(),
        price: z.number(),
        special_price: z.number().nullable(),
        special_from: z.string().nullable(),
        special_to: z.string().nullable(),
      }),
    ),
  }),
})
