// Signing in by what unlocks one's device (WebAuthn). Options and answers are those of the browser's own API, as JSON.
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { UserSchema } from './user.ts'

const Base64UrlSchema = z.string().regex(/^[\w-]+$/, 'is not base64url')
const MAX_PART = 20_000
const shared = {
  id: Base64UrlSchema.max(1_400),
  rawId: Base64UrlSchema.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
}
const part = Base64UrlSchema.max(MAX_PART)

/** What the device answers when it has made a key. */
export const NewPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
/** What it answers when it has used one. */
export const UsedPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(200).nullish(),
  }),
})
/** For `navigator.credentials`; the shop decides what stands in it. */
const OptionsSchema = z.record(z.string(), z.unknown())

const PasskeySchema = z.object({
  id: z.number(),
  /** Browser and system it was made on; empty when they told nothing. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})

const entering = { method: 'POST', may: 'session:start', anonymous: true, storeScoped: true } as const
const own = { method: 'POST', may: 'account:change', storeScoped: false } as const

export const askPasskey = defineCall({
  ...entering,
  id: 'user.askPasskey',
  path: '/api/user/passkey/options',
  summary: 'What a device is to sign to sign in; it names nobody, the key says whose it is',
  reply: OptionsSchema,
})

export const usePasskey = defineCall({
  ...entering,
  id: 'user.usePasskey',
  path: '/api/user/passkey',
  summary: 'Sign in with a passkey; for the staff it counts as both factors',
  body: z.object({ passkey: UsedPasskeySchema }),
  reply: UserSchema,
})

export const listPasskeys = defineCall({
  id: 'user.passkeys',
  method: 'GET',
  path: '/api/user/passkeys',
  may: 'account:read',
  storeScoped: false,
  summary: 'One’s passkeys, the newest first',
  query: z.object({ token: TokenSchema }),
  reply: z.array(PasskeySchema),
})

export const prepareNewPasskey = defineCall({
  ...own,
  id: 'user.prepareNewPasskey',
  path: '/api/user/passkeys/options',
  summary: 'What a device is told to make a passkey',
  reply: OptionsSchema,
})

export const addPasskey = defineCall({
  ...own,
  id: 'user.addPasskey',
  path: '/api/user/passkeys',
  summary: 'Keep the passkey the device has made; ten at most',
  body: z.object({ passkey: NewPasskeySchema }),
  reply: PasskeySchema,
})

export const removePasskey = defineCall({
  ...own,
  id: 'user.removePasskey',
  path: '/api/user/passkeys/:id/remove',
  summary: 'Sign in with it no more; 404 for one that is not one’s own',
  params: z.object({ id: IdSchema }),
  reply: z.literal(true),
})
