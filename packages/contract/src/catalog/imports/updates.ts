// What clients of the specification ask for by one address: the import again, the skins again (api-shapes §1.9). The GET
// forms are for them; ours POST.
import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** An import of a whole catalogue takes longer than a page. */
const PATIENCE_MS = 60_000

const theImport = {
  path: '/api/manage/update',
  may: 'catalog:update',
  storeScoped: false,
  patienceMs: PATIENCE_MS,
  reply: z.object({
    /** False in a shop nothing was brought into here. */
    started: z.boolean(),
    /** Null: it still goes on, and is waited for by its run. */
    finished_at: z.string().nullable(),
    /** New and changed ones, by kind. */
    imported: z.record(z.string(), z.number()),
    run_id: z.number().nullable(),
  }),
} as const
export const updateImport = defineCall({
  ...theImport,
  id: 'manage.update',
  method: 'POST',
  summary:
    'Bring in again what was brought in last, from the same place with the same columns, or wait on for an update that was begun; 409 while another import is under way',
  body: z.object({
    /** Of an answer without an end: begins nothing, and waits for it. */
    run_id: z.int().min(1).optional(),
  }),
})
export const updateImportByGet = defineCall({
  ...theImport,
  id: 'manage.updateByGet',
  method: 'GET',
  ownPagesOnly: true,
  summary:
    'Bring in again what was brought in last, from the same place with the same columns; 409 while one is under way',
})

const theSkins = {
  path: '/api/manage/skin-update',
  may: 'skin:update',
  storeScoped: false,
  summary: 'Publish the drafts of all stores’ skins and have every page made anew; names the skins that show',
  reply: z.object({ skins: z.array(z.string()) }),
} as const
export const updateSkins = defineCall({ ...theSkins, id: 'manage.skinUpdate', method: 'POST' })
export const updateSkinsByGet = defineCall({
  ...theSkins,
  id: 'manage.skinUpdateByGet',
  method: 'GET',
  ownPagesOnly: true,
})
