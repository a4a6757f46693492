// The second step of the staff's sign-in. The first one refuses with 403 SECOND_FACTOR_REQUIRED and a ticket in `meta`.
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { UsedPasskeySchema } from './passkeys.ts'
import { UserSchema } from './user.ts'

const TicketSchema = z.string().min(1).max(100)
const entering = { method: 'POST', may: 'session:start', anonymous: true, storeScoped: true } as const

export const enrolAuthenticator = defineCall({
  ...entering,
  id: 'user.enrolAuthenticator',
  path: '/api/user/second-factor/authenticator',
  summary: 'A secret for an authenticator app, for who has no second factor yet',
  body: z.object({ ticket: TicketSchema }),
  reply: z.object({
    /** To be typed in where nothing can be scanned. */
    secret: z.string(),
    uri: z.string(),
    /** The same to be scanned: a drawing of `size` squares a side. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
})

export const askSecondPasskey = defineCall({
  ...entering,
  id: 'user.askSecondPasskey',
  path: '/api/user/second-factor/passkey',
  summary: 'What a passkey of the ticket’s holder is to sign',
  body: z.object({ ticket: TicketSchema }),
  reply: z.record(z.string(), z.unknown()),
})

export const passSecondFactor = defineCall({
  ...entering,
  id: 'user.passSecondFactor',
  path: '/api/user/second-factor',
  summary:
    'Finish signing in with six digits of the app, a recovery code or a passkey; the first digits of a new app bring recovery codes',
  body: z.object({
    ticket: TicketSchema,
    code: z.string().trim().max(40).optional(),
    passkey: UsedPasskeySchema.optional(),
  }),
  reply: UserSchema.extend({
    /** Told once. */
    recovery_codes: z.array(z.string()).optional(),
  }),
})
