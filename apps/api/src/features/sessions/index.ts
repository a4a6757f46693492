// Who is signed in: short access tokens, refresh tokens that work once, and the actor behind a token.
// Proving who one is (codes, links) comes with accounts and ends in `openSession`.
import * as calls from '@vitrine/contract/user/session'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve, WithMeta } from '#api/routing/serve.ts'
import { endSession } from './end-session.ts'
import { identify } from './identify.ts'
import type { SessionKeys } from './keys/session-keys.ts'
import { refreshSession } from './refresh-session.ts'

export { ensureCustomer } from './ensure-customer.ts'
export { loadSecret } from './keys/load-secret.ts'
export { type SessionKeys, sessionKeys } from './keys/session-keys.ts'
export { openSession } from './open-session.ts'

export type SessionDeps = { db: Database; keys: SessionKeys; now: () => Date }

export function sessionsFeature(deps: SessionDeps): Feature {
  const { keys } = deps
  return {
    name: 'sessions',
    identify: (token) => identify(deps, token),
    routes: [
      serve(calls.refreshSession, async (ctx, { body }) => {
        const { accessToken, refreshToken } = await refreshSession(ctx, keys, body.refreshToken)
        return new WithMeta(accessToken, { refreshToken })
      }),
      serve(calls.endSession, (ctx, { body, facts }) =>
        endSession(ctx, keys, { refreshToken: body.refreshToken, accessToken: facts.token }),
      ),
    ],
  }
}
