// Pages, blocks and news as the shop's people write them: a draft nobody else sees, published in all languages at once.
import { TEXT_STATES } from '@vitrine/domain/content/text-state'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import {
  DraftVersionSchema,
  IdentifierSchema,
  IdSchema,
  oneLine,
  SearchTextSchema,
  StoreCodeSchema,
} from '../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../call.ts'

const writing = { may: 'content:write', storeScoped: false } as const

export const CONTENT_KINDS = ['page', 'block', 'news'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
/** `*` is the text for every language that has none of its own; only blocks know it. */
export const TEXT_LANGUAGES = [...LANGUAGES, '*'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

export const MAX_CONTENT = 60_000

const KindSchema = z.enum(CONTENT_KINDS)
/** A text of the time it was read; what was published in between has another. */
const FingerprintSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'is no fingerprint')
  .meta({ example: 'f'.repeat(64) })

const ContentTextSchema = z
  .strictObject({
    title: oneLine(200),
    heading: oneLine(200),
    /** HTML; what could do harm is taken out, and the rest comes back. */
    content: z.string().max(MAX_CONTENT),
    meta_title: oneLine(200),
    meta_description: oneLine(400),
    active: z.boolean(),
  })
  .meta({ id: 'ContentText' })
export type ContentText = z.output<typeof ContentTextSchema>

export const ContentStateSchema = z
  .strictObject({
    /** YYYY-MM-DD, of news alone. */
    news_on: z.iso.date().nullable(),
    picture: z
      .string()
      .max(300)
      .regex(/^\/?[\w-][\w./-]*$/, 'is not the path of a picture')
      .nullable(),
    texts: z.partialRecord(z.enum(TEXT_LANGUAGES), ContentTextSchema),
  })
  .meta({ id: 'ContentState' })
export type ContentState = z.output<typeof ContentStateSchema>

const PersonSchema = z.string().nullable()
const ContentPieceSchema = z
  .object({
    kind: KindSchema,
    identifier: z.string(),
    store_code: z.string().nullable(),
    published: ContentStateSchema.nullable(),
    /** When the text of a language last changed. */
    changed: z.partialRecord(z.enum(TEXT_LANGUAGES), z.string()),
    based_on: z.string(),
    draft: z
      .object({
        version: z.number(),
        state: ContentStateSchema,
        updated_at: z.string(),
        by: PersonSchema,
        /** What it was written over has been published anew since. */
        is_overtaken: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'ContentPiece' })
export type ContentPiece = z.output<typeof ContentPieceSchema>

const ListedSchema = z
  .object({
    kind: KindSchema,
    identifier: z.string(),
    store_code: z.string().nullable(),
    title: z.string(),
    news_on: z.string().nullable(),
    texts: z.partialRecord(
      z.enum(TEXT_LANGUAGES),
      z.object({ state: z.enum(TEXT_STATES), changed_at: z.string().nullable() }),
    ),
    has_draft: z.boolean(),
    changed_at: z.string(),
    changed_by: PersonSchema,
  })
  .meta({ id: 'ListedContent' })
export type ListedContent = z.output<typeof ListedSchema>

export const listContent = defineCall({
  ...writing,
  id: 'content.list',
  method: 'GET',
  path: '/api/admin/content',
  summary: 'Pages, blocks or news with the state of each language, drafts of new ones among them',
  query: z.object({
    kind: KindSchema.default('page'),
    /** Words of any language, of title or text. */
    q: SearchTextSchema,
    /** Only what has a text that is missing, or older than the English one. */
    needs_work: z.literal('true').optional(),
    store: StoreCodeSchema,
  }),
  reply: z.object({
    items: z.array(ListedSchema),
    counts: z.object({ page: z.number(), block: z.number(), news: z.number(), redirect: z.number() }),
    needs_work: z.number(),
  }),
})

const piece = {
  params: z.object({ kind: KindSchema, identifier: IdentifierSchema }),
  reply: ContentPieceSchema,
} as const
/** Of one store view alone; without it, of all stores of each language. */
const OfStoreSchema = { store: StoreCodeSchema }

export const getContent = defineCall({
  ...writing,
  ...piece,
  id: 'content.get',
  method: 'GET',
  path: '/api/admin/content/:kind/:identifier',
  summary: 'A piece in all languages: as it is published, and as it is being written',
  query: z.object(OfStoreSchema),
})

export const saveContentDraft = defineCall({
  ...writing,
  ...piece,
  id: 'content.saveDraft',
  method: 'POST',
  path: '/api/admin/content/:kind/:identifier/draft',
  summary: 'Keep a draft; of two people who write at once, the second is told (409)',
  body: z
    .strictObject({
      ...OfStoreSchema,
      /** Of the draft it was made from; 0 where there was none. */
      version: DraftVersionSchema,
      based_on: FingerprintSchema,
      state: ContentStateSchema,
    })
    .meta({
      example: {
        ...{ store: 'us', version: 0, based_on: 'f'.repeat(64) },
        state: { news_on: null, picture: null, texts: {} },
      },
    }),
  maxBodyBytes: LONG_BODY_BYTES,
})

const OfDraftSchema = z.strictObject({ ...OfStoreSchema, version: DraftVersionSchema })

export const publishContent = defineCall({
  ...writing,
  ...piece,
  id: 'content.publish',
  method: 'POST',
  path: '/api/admin/content/:kind/:identifier/publish',
  summary: 'What the draft says is what shoppers read from now on',
  body: OfDraftSchema,
})

export const discardContentDraft = defineCall({
  ...writing,
  ...piece,
  id: 'content.discardDraft',
  method: 'POST',
  path: '/api/admin/content/:kind/:identifier/discard',
  summary: 'Throw a draft away; what is published stays',
  body: OfDraftSchema,
})

export const listContentVersions = defineCall({
  ...writing,
  id: 'content.versions',
  method: 'GET',
  path: '/api/admin/content/:kind/:identifier/versions',
  summary: 'What was published before, newest first',
  params: piece.params,
  query: z.object(OfStoreSchema),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        published_at: z.string(),
        by: PersonSchema,
        state: ContentStateSchema,
        /** Languages whose text differs from the version before. */
        changed: z.array(z.enum(TEXT_LANGUAGES)),
      }),
    ),
  }),
})

export const restoreContent = defineCall({
  ...writing,
  ...piece,
  id: 'content.restore',
  method: 'POST',
  path: '/api/admin/content/:kind/:identifier/restore',
  summary: 'Publish a former version again, as a new one; a draft stays',
  body: z.strictObject({ ...OfStoreSchema, version_id: IdSchema, based_on: FingerprintSchema }),
})
