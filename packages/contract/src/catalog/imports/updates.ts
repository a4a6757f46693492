// What clients of the specification ask for by one address: the import again, the skins again (api-shapes §1.9).
import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** An import of a whole catalogue takes longer than a page. */
const PATIENCE_MS = 60_000

export const updateImport = defineCall({
  id: 'manage.update',
  method: 'GET',
  path: '/api/manage/update',
  may: 'catalog:update',
  ownPagesOnly: true,
  storeScoped: false,
  summary:
    'Bring in again what was brought in last, from the same place with the same columns; 409 while one is under way',
  patienceMs: PATIENCE_MS,
  reply: z.object({
    /** False in a shop nothing was brought into here. */
    started: z.boolean(),
    /** Null: it still goes on, and is followed by its run. */
    finished_at: z.string().nullable(),
    /** New and changed ones, by kind. */
    imported: z.record(z.string(), z.number()),
    run_id: z.number().nullable(),
  }),
})

export const updateSkins = defineCall({
  id: 'manage.skinUpdate',
  method: 'GET',
  path: '/api/manage/skin-update',
  may: 'skin:update',
  ownPagesOnly: true,
  storeScoped: false,
  summary: 'Have every page made anew by the skins as they are',
  reply: z.object({ skins: z.array(z.string()) }),
})
