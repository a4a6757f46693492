// Old addresses and where they lead, one list for each language.

import { isStoreCode } from '@vitrine/domain/store/store-identity'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { SearchTextSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

const writing = { may: 'content:write', storeScoped: false } as const

const RedirectSchema = z
  .object({
    language: z.enum(LANGUAGES),
    path: z.string(),
    target: z.string(),
    /** Nothing stands at its target any more. */
    is_dead: z.boolean(),
  })
  .meta({ id: 'Redirect' })
export type Redirect = z.output<typeof RedirectSchema>

/** As it is typed: with or without the slash in front; as it is pasted, behind the code of a store, for addresses are kept without. */
const PathSchema = z
  .string()
  .trim()
  .max(500)
  .transform((path) => withoutStore(path.replace(/^\/+|\/+$/g, '').normalize('NFC')))
  .pipe(z.string().regex(/^[^\s/?#\\%\p{Cc}]+(\/[^\s/?#\\%\p{Cc}]+)*$/u, 'is not an address of the shop'))
  .meta({ example: 'old-name' })

/** As the list tells it. */
const KeptSchema = z.string().min(1).max(500).meta({ example: 'old-name' })

function withoutStore(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return isStoreCode(first) && rest.length > 0 ? rest.join('/') : path
}

export const listRedirects = defineCall({
  ...writing,
  id: 'content.redirects',
  method: 'GET',
  path: '/api/admin/redirects',
  summary: 'Addresses that lead on, by their words',
  query: z.object({
    q: SearchTextSchema,
    language: z.enum(LANGUAGES).optional(),
    from: wholeNumber(0, 100_000).default(0),
    /** The `next` of the page before: the list goes on behind its last one, whatever came or went meanwhile. */
    before: z
      .string()
      .max(520)
      .regex(/^[a-z]{2}:[\s\S]+$/, 'is no `next` of a page')
      .optional()
      .meta({ example: 'en:old-name' }),
    size: wholeNumber(1, 200).default(100),
  }),
  reply: z.object({ items: z.array(RedirectSchema), total: z.number(), next: z.string().nullable() }),
})

export const addRedirect = defineCall({
  ...writing,
  id: 'content.addRedirect',
  method: 'POST',
  path: '/api/admin/redirects',
  summary: 'Lead an address nobody lives at to one somebody does; one that leads elsewhere is led anew',
  body: z.strictObject({
    language: z.enum(LANGUAGES),
    path: PathSchema,
    target: PathSchema,
    /** Where it was seen to lead; null for a new one. Somebody else led it elsewhere meanwhile: 409. */
    was: z.string().max(500).nullable(),
  }),
  reply: RedirectSchema,
})

export const removeRedirect = defineCall({
  ...writing,
  id: 'content.removeRedirect',
  method: 'POST',
  path: '/api/admin/redirects/remove',
  summary: 'The address is not found any more',
  body: z.strictObject({ language: z.enum(LANGUAGES), path: KeptSchema, target: KeptSchema }),
  reply: z.literal(true),
})
