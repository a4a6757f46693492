// What partners agree to, look up and say of themselves.
import { z } from 'zod'
import { TokenSchema, WebAddressSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const mine = { storeScoped: true, may: 'partner:read', query: z.object({ token: TokenSchema }) } as const

export const PAPERS = ['agreement', 'privacy'] as const
export type Paper = (typeof PAPERS)[number]

export const getPaper = defineCall({
  ...mine,
  id: 'blogger.paper',
  method: 'GET',
  path: '/api/blogger/papers/:name',
  summary: 'What partners agree to, and what is kept of them, in the language of the store',
  params: z.object({ name: z.enum(PAPERS) }),
  reply: z.object({
    title: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
  }),
})

const ArticleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  /** The article it belongs to; null at the top. */
  parent: z.string().nullable(),
})

export const getWiki = defineCall({
  ...mine,
  id: 'blogger.wiki',
  method: 'GET',
  path: '/api/blogger/wiki',
  summary: 'The articles partners look things up in, in their order',
  reply: z.object({ title: z.string(), articles: z.array(ArticleSchema) }),
})

const SettingsSchema = z
  .object({
    instagram: z.string(),
    instagram_link: z.string(),
    /** The shop's own account, to be named in posts. */
    shop_instagram: z.string(),
    profile_text: z.string(),
    profile_link: z.string(),
    show_attention_photo_modal: z.boolean(),
    has_instagram_shopping: z.boolean(),
    instagram_shopping: z.string(),
    /** What a post can be. */
    post_actions: z.array(z.string()),
    /** Of the goods, to be read by a shop window elsewhere; by language. */
    feeds_facebook: z.record(z.string(), z.string()),
  })
  .meta({ id: 'PartnerSettings' })
export type PartnerSettings = z.output<typeof SettingsSchema>

export const getPartnerSettings = defineCall({
  ...mine,
  id: 'blogger.settings',
  method: 'GET',
  path: '/api/blogger/settings',
  summary: 'What a partner says of themselves, and what the shop tells partners',
  reply: SettingsSchema,
})

export const savePartnerSettings = defineCall({
  ...mine,
  id: 'blogger.saveSettings',
  method: 'POST',
  path: '/api/blogger/settings',
  may: 'partner:change',
  summary: 'Change what a partner says of themselves; what is not said stays',
  body: z.strictObject({
    instagram: z
      .string()
      .trim()
      .max(60)
      .regex(/^@?[\p{L}\p{N}._-]*$/u, 'is not the name of an account')
      .transform((handle) => handle.replace(/^@/, ''))
      .optional(),
    profile_text: z.string().trim().max(500).optional(),
    profile_link: z.union([z.literal(''), WebAddressSchema]).optional(),
    show_attention_photo_modal: z.boolean().optional(),
  }),
  reply: SettingsSchema,
})
