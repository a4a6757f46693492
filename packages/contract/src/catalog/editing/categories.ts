// The tree of categories as the people of the shop write it; all stores share it, each reads its own language.
import { CATEGORY_TEXT_MOST } from '@vitrine/domain/catalog/editing/product-limits'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema, oneLine, SmallIdSchema, VersionSchema } from '../../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../../call.ts'
import { CATALOGUE_UPLOADS } from './product-parts.ts'

const writing = { may: 'catalog:write', storeScoped: false } as const

/** A language without a name of its own reads the English one; an address that is left empty is made from the name. */
const CategoryTextSchema = z
  .strictObject({
    name: oneLine(CATEGORY_TEXT_MOST.name),
    description: z.string().max(CATEGORY_TEXT_MOST.description),
    /** The last part of its address. */
    url_key: oneLine(CATEGORY_TEXT_MOST.url_key),
  })
  .partial()
  .meta({ id: 'EditedCategoryText' })

const CategoryPartsSchema = z
  .strictObject({
    texts: z.partialRecord(z.enum(LANGUAGES), CategoryTextSchema),
    /** What is not active is hidden from shoppers, with its address. */
    is_active: z.boolean(),
    include_in_menu: z.boolean(),
    /** Path of a picture that was brought for categories, or of one of the shop's products; null shows the first of its own. */
    image: z.string().min(1).max(300).nullable(),
  })
  .partial()
  .meta({ example: { include_in_menu: true } })
export type CategoryParts = z.output<typeof CategoryPartsSchema>

export const EditedCategorySchema = z
  .object({
    id: z.number(),
    /** As feeds and products name it; it stays when the category is moved or renamed. */
    key: z.string(),
    parent_id: z.number().nullable(),
    /** Of what can be written here; where it stands is no part of it. */
    version: z.string(),
    parts: CategoryPartsSchema.required(),
    paths: z.partialRecord(z.enum(LANGUAGES), z.string()),
    /** That stand in it themselves, of every state. */
    products: z.number(),
    children: z.number(),
    /** Coupons and royalties that speak of it: it cannot go while there are any. */
    uses: z.object({ coupons: z.number(), royalties: z.number() }),
    kept_parts: z.array(z.string()),
  })
  .meta({ id: 'EditedCategory' })
export type EditedCategory = z.output<typeof EditedCategorySchema>

const CategoryTreeSchema = z
  .object({
    /** Of who stands where; whoever moves one tells which they saw. */
    version: z.string(),
    /** Each behind its elder siblings; in which order branches come is not said. */
    items: z.array(
      z.object({
        id: z.number(),
        key: z.string(),
        parent_id: z.number().nullable(),
        name: z.string(),
        is_active: z.boolean(),
        include_in_menu: z.boolean(),
        products: z.number(),
      }),
    ),
  })
  .meta({ id: 'EditedCategoryTree' })
export type EditedCategoryTree = z.output<typeof CategoryTreeSchema>

const LanguageQuery = z.object({ language: z.enum(LANGUAGES).default('en') })

export const listEditedCategories = defineCall({
  ...writing,
  id: 'catalog.categories.list',
  method: 'GET',
  path: '/api/admin/catalogue/categories',
  summary: 'The whole tree of categories, hidden ones too',
  query: LanguageQuery,
  reply: CategoryTreeSchema,
})

export const getEditedCategory = defineCall({
  ...writing,
  id: 'catalog.categories.get',
  method: 'GET',
  path: '/api/admin/catalogue/categories/:id',
  summary: 'A category with its texts in five languages',
  params: z.object({ id: SmallIdSchema }),
  reply: EditedCategorySchema,
})

export const createCategory = defineCall({
  ...writing,
  id: 'catalog.categories.create',
  method: 'POST',
  path: '/api/admin/catalogue/categories',
  summary: 'Make a category, the last one under its parent',
  body: z.strictObject({ parent: SmallIdSchema.nullable(), parts: CategoryPartsSchema }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: EditedCategorySchema,
})

export const saveCategory = defineCall({
  ...writing,
  id: 'catalog.categories.save',
  method: 'POST',
  path: '/api/admin/catalogue/categories/:id',
  summary:
    'Write parts of a category; of two people who write at once, the second is told (409). Old addresses lead on',
  params: z.object({ id: SmallIdSchema }),
  body: z.strictObject({ version: VersionSchema, parts: CategoryPartsSchema }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: EditedCategorySchema,
})

export const moveCategory = defineCall({
  ...writing,
  id: 'catalog.categories.move',
  method: 'POST',
  path: '/api/admin/catalogue/categories/:id/move',
  summary:
    'Put a category with all below it under another one or elsewhere in its row; old addresses lead on',
  params: z.object({ id: SmallIdSchema }),
  query: LanguageQuery,
  body: z.strictObject({
    tree: VersionSchema,
    /** Null: to the top. */
    parent: SmallIdSchema.nullable(),
    /** The sibling it is to stand in front of; null: behind them all. */
    before: SmallIdSchema.nullable(),
  }),
  reply: CategoryTreeSchema,
})

export const removeCategory = defineCall({
  ...writing,
  id: 'catalog.categories.remove',
  method: 'POST',
  path: '/api/admin/catalogue/categories/:id/remove',
  summary: 'Take an empty category away, or one whose products go to its parent; its addresses lead there',
  params: z.object({ id: SmallIdSchema }),
  query: LanguageQuery,
  body: z.strictObject({
    version: VersionSchema,
    /** Without it a category with products stays, and how many there are is told (409). */
    products_to_parent: z.boolean(),
  }),
  reply: CategoryTreeSchema,
})

export const uploadCategoryPicture = defineCall({
  ...writing,
  id: 'catalog.categories.picture',
  method: 'POST',
  path: '/api/admin/catalogue/category-pictures',
  summary: 'A picture for a category, made anew: nothing of the file itself remains',
  body: z.object({}),
  uploads: CATALOGUE_UPLOADS,
  // A slow line may take minutes for a picture.
  patienceMs: 180_000,
  reply: z.object({ path: z.string() }),
})

const ProductIdsSchema = z.array(IdSchema).max(100)

export const assignProducts = defineCall({
  ...writing,
  id: 'catalog.categories.assign',
  method: 'POST',
  path: '/api/admin/catalogue/categories/:id/products',
  summary:
    'Put products into a category and take others out, all or nothing; a feed leaves their categories alone then',
  params: z.object({ id: SmallIdSchema }),
  body: z.strictObject({ add: ProductIdsSchema.default([]), remove: ProductIdsSchema.default([]) }),
  reply: EditedCategorySchema,
})
