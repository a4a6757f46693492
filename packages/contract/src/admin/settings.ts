// What an owner sets of the shop. Which settings there are, and what each may be, is the domain's table.
import { z } from 'zod'
import { defineCall } from '../call.ts'

const own = { may: 'settings:change', storeScoped: false } as const

const SettingValueSchema = z.union([
  z.string().max(5_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(50),
])
/** `*` for everybody, the code of a store that differs, or a language of a text. */
const ReachSchema = z.string().regex(/^(\*|[a-z]{2})$/, 'is neither a store nor a language')

const KeptSettingSchema = z
  .object({
    key: z.string(),
    values: z.record(z.string(), SettingValueSchema),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
  })
  .meta({ id: 'KeptSetting' })
export type KeptSetting = z.output<typeof KeptSettingSchema>

const SettingsSchema = z.object({ items: z.array(KeptSettingSchema) })

export const listSettings = defineCall({
  ...own,
  id: 'settings.list',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'All settings with what they are for everybody, and where a store or a language differs',
  reply: SettingsSchema,
})

const SettingChangeSchema = z
  .strictObject({
    key: z.string().max(60),
    for: ReachSchema,
    /** What it was when it was read, null where there was nothing of its own; else of two people the second is told. */
    was: SettingValueSchema.nullable(),
    /** Null takes what is a store’s own away. */
    value: SettingValueSchema.nullable(),
  })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.output<typeof SettingChangeSchema>

export const saveSettings = defineCall({
  ...own,
  id: 'settings.save',
  method: 'POST',
  path: '/api/admin/settings',
  summary: 'Changes settings together, or none; every process knows them with the commit',
  body: z
    .object({ changes: z.array(SettingChangeSchema).min(1).max(200) })
    .meta({ example: { changes: [{ key: 'show_cookie', for: 'de', was: null, value: true }] } }),
  reply: SettingsSchema,
})
