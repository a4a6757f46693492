// The shop's look as it is edited: one draft, published at once or at a moment, with its history.
import { z } from 'zod'
import { DraftVersionSchema, IdSchema, moment, oneLine, PublishedVersionSchema } from '../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../call.ts'
import { DesignSchema } from './design.ts'

const designing = { may: 'design:change', storeScoped: false } as const

const PLAIN_DESIGN = {
  sliders: { main: [], top: [], bottom: [], styles: [] },
  navbar: [],
  bonus: { show_banner: false, show_modal: false, modal_after_ms: 3_000, code: '' },
  payments: [],
}

const VersionSchema = z.object({
  id: z.number(),
  name: z.string(),
  effective_at: z.string(),
  by: z.string().nullable(),
  state: DesignSchema,
})
export type DesignVersion = z.output<typeof VersionSchema>

const DesignDeskSchema = z
  .object({
    published: DesignSchema,
    based_on: z.number(),
    published_at: z.string().nullable(),
    draft: z
      .object({
        version: z.number(),
        state: DesignSchema,
        updated_at: z.string(),
        by: z.string().nullable(),
        is_overtaken: z.boolean(),
      })
      .nullable(),
    scheduled: z.array(VersionSchema),
    /** Who asks: their own slides carry it. */
    me: z.number(),
    /** Whether they say what shoppers see; a partner lays slides of their own into the draft. */
    may_publish: z.boolean(),
  })
  .meta({ id: 'DesignDesk' })
export type DesignDesk = z.output<typeof DesignDeskSchema>

export const getDesign = defineCall({
  ...designing,
  id: 'design.get',
  method: 'GET',
  path: '/api/admin/design',
  summary: 'The look shoppers see, the draft over it, and what is to come',
  reply: DesignDeskSchema,
})

export const saveDesignDraft = defineCall({
  ...designing,
  id: 'design.saveDraft',
  method: 'POST',
  path: '/api/admin/design/draft',
  summary: 'Keep the draft; of two who edit at once, the second is told (409)',
  body: z
    .strictObject({ version: DraftVersionSchema, based_on: PublishedVersionSchema, state: DesignSchema })
    .meta({ example: { version: 0, based_on: 0, state: PLAIN_DESIGN } }),
  maxBodyBytes: LONG_BODY_BYTES,
  reply: DesignDeskSchema,
})

export const publishDesign = defineCall({
  ...designing,
  id: 'design.publish',
  method: 'POST',
  path: '/api/admin/design/publish',
  summary: 'What the draft says is what shoppers see, from now or from a moment on',
  body: z.strictObject({
    version: DraftVersionSchema,
    name: oneLine(100).default(''),
    at: moment().optional(),
  }),
  reply: DesignDeskSchema,
})

export const discardDesignDraft = defineCall({
  ...designing,
  id: 'design.discardDraft',
  method: 'POST',
  path: '/api/admin/design/discard',
  summary: 'Throw the draft away',
  body: z.strictObject({ version: DraftVersionSchema }),
  reply: DesignDeskSchema,
})

export const unscheduleDesign = defineCall({
  ...designing,
  id: 'design.unschedule',
  method: 'POST',
  path: '/api/admin/design/unschedule',
  summary: 'What was to come does not',
  body: z.strictObject({ version_id: IdSchema }),
  reply: DesignDeskSchema,
})

export const listDesignVersions = defineCall({
  ...designing,
  id: 'design.versions',
  method: 'GET',
  path: '/api/admin/design/versions',
  summary: 'Looks the shop had, newest first',
  reply: z.object({ items: z.array(VersionSchema) }),
})

export const restoreDesign = defineCall({
  ...designing,
  id: 'design.restore',
  method: 'POST',
  path: '/api/admin/design/restore',
  summary: 'Publish a former look again, as a new version; the draft stays',
  body: z.strictObject({ version_id: IdSchema, based_on: PublishedVersionSchema }),
  reply: DesignDeskSchema,
})

export const DESIGN_UPLOADS = { field: 'pictures', maxFiles: 2, maxFileBytes: 15 * 1024 * 1024 } as const

export const uploadDesignPictures = defineCall({
  ...designing,
  id: 'design.pictures',
  method: 'POST',
  path: '/api/admin/design/pictures',
  summary: 'Pictures for slides, made anew: nothing of the file itself remains',
  body: z.object({}),
  uploads: DESIGN_UPLOADS,
  // A slow line may take minutes for a picture.
  patienceMs: 180_000,
  reply: z.object({ paths: z.array(z.string()) }),
})
