// Keys of the programs that may use the back office, as an owner makes and takes them away.

import { API_KEY_NAME } from '@vitrine/domain/access/key-name'
import { KEY_SCOPES, type KeyScope } from '@vitrine/domain/access/key-scopes'
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const own = { may: 'key:grant', storeScoped: false } as const

const KeyNameSchema = z
  .string()
  .regex(API_KEY_NAME, 'is 2 to 40 small letters, figures and hyphens')
  .meta({ example: 'erp' })

const ApiKeySchema = z
  .object({
    id: z.number(),
    name: z.string(),
    scopes: z.array(z.string()),
    created_at: z.string(),
    revoked_at: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.output<typeof ApiKeySchema>

/** The key itself is told this once: only its hash stays. */
const MadeKeySchema = z.object({ name: z.string(), key: z.string() })

export const listApiKeys = defineCall({
  ...own,
  id: 'keys.list',
  method: 'GET',
  path: '/api/admin/keys',
  summary: 'Keys of the back office, those that open nothing any more among them',
  reply: z.object({ items: z.array(ApiKeySchema) }),
})

export const createApiKey = defineCall({
  ...own,
  id: 'keys.create',
  method: 'POST',
  path: '/api/admin/keys',
  summary: 'Makes a key, told this once, for each seed; 409 where another living one has the name',
  body: z.object({
    name: KeyNameSchema,
    scopes: z
      .array(z.enum(Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]]))
      .min(1)
      .max(20),
    /** Drawn where it is asked for: sent again because no answer came, it is the same key. */
    seed: z.uuidv4().optional(),
  }),
  reply: MadeKeySchema,
})

/** Which key of that name was seen: somebody who has just got another one keeps it. */
const SeenKeyQuery = z.object({ seen: IdSchema.optional() })

export const rotateApiKey = defineCall({
  ...own,
  id: 'keys.rotate',
  method: 'POST',
  path: '/api/admin/keys/:name/rotate',
  summary:
    'Another key for the same program, told this once, for each seed; the former opens nothing from now on. 409 where it is no longer the one that was seen',
  params: z.object({ name: KeyNameSchema }),
  query: SeenKeyQuery,
  body: z.object({
    /** Drawn where it is asked for: sent again because no answer came, it is the same key. */
    seed: z.uuidv4().optional(),
  }),
  reply: MadeKeySchema,
})

export const revokeApiKey = defineCall({
  ...own,
  id: 'keys.revoke',
  method: 'POST',
  path: '/api/admin/keys/:name/revoke',
  summary: 'The key opens nothing from now on; 409 where it is no longer the one that was seen',
  params: z.object({ name: KeyNameSchema }),
  query: SeenKeyQuery,
  reply: z.literal('OK'),
})
