// Staying signed in (api-shapes §1.8): short access tokens, and opaque refresh tokens that work once.
import { z } from 'zod'
import { defineCall } from '../call.ts'

const RefreshTokenSchema = z.string().min(1).max(200)

export const refreshSession = defineCall({
  id: 'user.refresh',
  method: 'POST',
  path: '/api/user/refresh',
  access: 'public',
  storeScoped: false,
  summary: 'A new access token for a refresh token; `meta.refreshToken` replaces the one sent',
  body: z.object({ refreshToken: RefreshTokenSchema }),
  reply: z.string(),
})

export const endSession = defineCall({
  id: 'user.logout',
  method: 'POST',
  path: '/api/user/logout',
  access: 'public',
  storeScoped: false,
  summary:
    'Sign out: ends the session of the refresh token, or of the access token; true also when it had ended',
  body: z.object({ refreshToken: RefreshTokenSchema.optional() }),
  reply: z.literal(true),
})
