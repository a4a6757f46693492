// What of the look one store has in its own way, as it is edited: a draft a store, published without a deploy.
import { NO_SKIN, type Skin } from '@vitrine/domain/design/skin/skin'
import { COLOR_PATTERN, HEADINGS, MAX_RADIUS, SKIN_COLORS } from '@vitrine/domain/design/skin/skin-values'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { DraftVersionSchema, oneLine, PublishedVersionSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

const skinning = { may: 'design:change', storeScoped: false } as const
const StoreSchema = z.enum(STORE_CODES)

/** Colours and a length, never a piece of a style sheet. */
const SkinSchema = z
  .strictObject({
    colors: z.partialRecord(
      z.enum(SKIN_COLORS),
      z.string().regex(COLOR_PATTERN, 'is no colour such as #1f4a3a'),
    ),
    radius: wholeNumber(0, MAX_RADIUS).nullable(),
    headings: z.enum(HEADINGS),
  })
  .meta({ id: 'Skin' }) satisfies z.ZodType<Skin>

const SkinVersionSchema = z.object({
  id: z.number(),
  name: z.string(),
  state: SkinSchema,
  published_at: z.string(),
  by: z.string().nullable(),
})

const SkinDeskSchema = z
  .object({
    store: StoreSchema,
    published: SkinSchema,
    name: z.string(),
    based_on: z.number(),
    draft: z
      .object({
        version: z.number(),
        name: z.string(),
        state: SkinSchema,
        updated_at: z.string(),
        by: z.string().nullable(),
        is_overtaken: z.boolean(),
      })
      .nullable(),
    /** Former ones, newest first; the first is the one shoppers see. */
    versions: z.array(SkinVersionSchema),
  })
  .meta({ id: 'SkinDesk' })
export type SkinDesk = z.output<typeof SkinDeskSchema>

export const getSkin = defineCall({
  ...skinning,
  id: 'skin.get',
  method: 'GET',
  path: '/api/admin/skins/:store',
  summary: 'The skin shoppers of a store see, the draft over it, and former ones',
  params: z.object({ store: StoreSchema }),
  reply: SkinDeskSchema,
})

export const saveSkinDraft = defineCall({
  ...skinning,
  id: 'skin.saveDraft',
  method: 'POST',
  path: '/api/admin/skins/draft',
  summary: 'Keep the draft of a store; of two who edit at once, the second is told (409)',
  body: z
    .strictObject({
      store: StoreSchema,
      version: DraftVersionSchema,
      based_on: PublishedVersionSchema,
      name: oneLine(60),
      state: SkinSchema,
    })
    .meta({ example: { store: 'de', version: 0, based_on: 0, name: 'Autumn', state: NO_SKIN } }),
  reply: SkinDeskSchema,
})

export const publishSkin = defineCall({
  ...skinning,
  id: 'skin.publish',
  method: 'POST',
  path: '/api/admin/skins/publish',
  summary:
    'What the draft says is what shoppers of the store see; refused while a pair of colours cannot be read',
  body: z.strictObject({ store: StoreSchema, version: DraftVersionSchema }),
  reply: SkinDeskSchema,
})

export const discardSkinDraft = defineCall({
  ...skinning,
  id: 'skin.discardDraft',
  method: 'POST',
  path: '/api/admin/skins/discard',
  summary: 'Throw the draft of a store away',
  body: z.strictObject({ store: StoreSchema, version: DraftVersionSchema }),
  reply: SkinDeskSchema,
})

export const restoreSkin = defineCall({
  ...skinning,
  id: 'skin.restore',
  method: 'POST',
  path: '/api/admin/skins/restore',
  summary: 'Publish a former skin of the store again, as a new version; 0 is the look the shop is built with',
  body: z.strictObject({
    store: StoreSchema,
    version_id: PublishedVersionSchema,
    based_on: PublishedVersionSchema,
  }),
  reply: SkinDeskSchema,
})
