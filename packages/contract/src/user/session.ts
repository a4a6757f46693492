// Staying signed in (api-shapes §1.8): short access tokens, and opaque refresh tokens that work once.
import { z } from 'zod'
import { defineCall } from '../call.ts'

const RefreshTokenSchema = z.string().min(1).max(200)

export const refreshSession = defineCall({
  id: 'user.refresh',
  method: 'POST',
  path: '/api/user/refresh',
  may: 'session:refresh',
  anonymous: true,
  storeScoped: false,
  summary:
    'A new access token: for the refresh token sent, which `meta.refreshToken` replaces, or for that of the cookie',
  body: z.object({ refreshToken: RefreshTokenSchema.optional() }),
  reply: z.string(),
})

export const endSession = defineCall({
  id: 'user.logout',
  method: 'POST',
  path: '/api/user/logout',
  may: 'session:end',
  anonymous: true,
  storeScoped: false,
  summary:
    'Sign out: ends the session of the refresh token, of the access token, or of the cookie; true also when it had ended',
  body: z.object({
    refreshToken: RefreshTokenSchema.optional(),
    /** Only while the cookie still is this session’s: who signs out without a line may be followed by somebody else. */
    session: z.string().max(20).optional(),
  }),
  reply: z.literal(true),
})
