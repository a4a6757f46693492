// Attributes and their options as the people of the shop write them; all stores share them, each reads its own language.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { oneLine, SmallIdSchema, VersionSchema } from '../../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../../call.ts'

const writing = { may: 'catalog:write', storeScoped: false } as const
const KeySchema = z.string().min(1).max(200)
export const ATTRIBUTE_KINDS = ['select', 'multiselect', 'boolean', 'text', 'number'] as const

/** A language that says nothing of its own reads the English words. */
const LabelsSchema = z.partialRecord(z.enum(LANGUAGES), oneLine(300)).meta({ example: { en: 'Season' } })
export type AttributeLabels = z.output<typeof LabelsSchema>

const OptionSchema = z.strictObject({
  /** As feeds and products name it; null for a new one, whose key is made from its English words. */
  key: KeySchema.nullable(),
  labels: LabelsSchema,
  /** A colour such as `#b4854f`, or null: then it is drawn by its words. */
  swatch: z.string().max(200).nullable(),
})
export type EditedOption = z.output<typeof OptionSchema>

const AttributePartsSchema = z
  .strictObject({
    labels: LabelsSchema,
    /** Lists of products can be narrowed by it. */
    is_filterable: z.boolean(),
    is_comparable: z.boolean(),
    /** The product's page tells it. */
    is_visible_on_front: z.boolean(),
    /** All of them, in their order; who is left out goes, unless a product has it. */
    options: z.array(OptionSchema).max(5_000),
  })
  .partial()
  .meta({ example: { is_filterable: true } })

const EditedAttributeSchema = z
  .object({
    id: z.number(),
    /** As feeds and products name it; it stays. */
    code: z.string(),
    kind: z.enum(ATTRIBUTE_KINDS),
    /** Of what can be written here; where it stands among the others is no part of it. */
    version: z.string(),
    parts: AttributePartsSchema.required(),
    /** That have it, of every state; variants count as their product. */
    products: z.number(),
    /** The same of each option, by its key; who is not named has none. */
    option_products: z.record(z.string(), z.number()),
    kept_parts: z.array(z.string()),
  })
  .meta({ id: 'EditedAttribute' })
export type EditedAttribute = z.output<typeof EditedAttributeSchema>

const AttributeListSchema = z
  .object({
    /** Of their order; whoever moves one tells which they saw. */
    version: z.string(),
    items: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        kind: z.enum(ATTRIBUTE_KINDS),
        label: z.string(),
        is_filterable: z.boolean(),
        is_visible_on_front: z.boolean(),
        /** Drawn by colours. */
        has_swatches: z.boolean(),
        options: z.number(),
        products: z.number(),
      }),
    ),
  })
  .meta({ id: 'EditedAttributeList' })
export type EditedAttributeList = z.output<typeof AttributeListSchema>

const LanguageQuery = z.object({ language: z.enum(LANGUAGES).default('en') })

export const listEditedAttributes = defineCall({
  ...writing,
  id: 'catalog.attributes.list',
  method: 'GET',
  path: '/api/admin/catalogue/attributes',
  summary: 'All attributes in their order, with how many products have each',
  query: LanguageQuery,
  reply: AttributeListSchema,
})

export const getEditedAttribute = defineCall({
  ...writing,
  id: 'catalog.attributes.get',
  method: 'GET',
  path: '/api/admin/catalogue/attributes/:id',
  summary: 'An attribute and its options in five languages',
  params: z.object({ id: SmallIdSchema }),
  reply: EditedAttributeSchema,
})

export const createAttribute = defineCall({
  ...writing,
  id: 'catalog.attributes.create',
  method: 'POST',
  path: '/api/admin/catalogue/attributes',
  summary: 'Make an attribute, the last one',
  body: z.strictObject({
    code: z
      .string()
      .max(50)
      .regex(/^[a-z][a-z0-9_]*$/, 'takes small letters, digits and underscores')
      .meta({ example: 'season' }),
    kind: z.enum(ATTRIBUTE_KINDS),
    parts: AttributePartsSchema,
  }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: EditedAttributeSchema,
})

export const saveAttribute = defineCall({
  ...writing,
  id: 'catalog.attributes.save',
  method: 'POST',
  path: '/api/admin/catalogue/attributes/:id',
  summary: 'Write parts of an attribute; of two people who write at once, the second is told (409)',
  params: z.object({ id: SmallIdSchema }),
  body: z.strictObject({ version: VersionSchema, parts: AttributePartsSchema }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: EditedAttributeSchema,
})

export const moveAttribute = defineCall({
  ...writing,
  id: 'catalog.attributes.move',
  method: 'POST',
  path: '/api/admin/catalogue/attributes/:id/move',
  summary: 'Put an attribute elsewhere among the others: in filters and on pages of products',
  params: z.object({ id: SmallIdSchema }),
  query: LanguageQuery,
  body: z.strictObject({
    list: VersionSchema,
    /** The one it is to stand in front of; null: behind them all. */
    before: SmallIdSchema.nullable(),
  }),
  reply: AttributeListSchema,
})

export const removeAttribute = defineCall({
  ...writing,
  id: 'catalog.attributes.remove',
  method: 'POST',
  path: '/api/admin/catalogue/attributes/:id/remove',
  summary: 'Take away an attribute no product has',
  params: z.object({ id: SmallIdSchema }),
  query: LanguageQuery,
  body: z.strictObject({ version: VersionSchema }),
  reply: AttributeListSchema,
})
