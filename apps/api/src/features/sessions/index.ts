// Who is signed in: short access tokens, refresh tokens that work once, and the actor behind a token.
// Proving who one is (codes, links) is of accounts and ends in `SessionStart`.
import * as devices from '@vitrine/contract/user/devices'
import * as calls from '@vitrine/contract/user/session'
import { grantsOf } from '@vitrine/domain/access/roles'
import { WithMeta } from '#api/answer.ts'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { deviceName } from './devices/device-name.ts'
import { endDevice, endSessionOf, listDevices, listSessionsOf } from './devices/devices.ts'
import { endAllSessions, endSessionsOf } from './end-all-sessions.ts'
import { endSession } from './end-session.ts'
import { identify } from './identify.ts'
import { loadSecret } from './keys/load-secret.ts'
import { type SessionKeys, sessionKeys } from './keys/session-keys.ts'
import { isPartner, isPartnerSql, makePartner, unmakePartner } from './partner-role.ts'
import { refreshSession } from './refresh-session.ts'
import { assertNotLastAdmin, changeRole } from './roles/change-role.ts'
import { rightsOfRole } from './roles/rights-of-role.ts'
import { sessionStart } from './start/begin-session.ts'
import { ensureCustomer } from './start/ensure-customer.ts'
import { isStaff, isStaffCustomer, isStaffSql } from './start/is-staff.ts'
import { makeCustomer } from './start/make-customer.ts'
import { sessionCookie } from './start/session-cookie.ts'
import { signInAs } from './start/sign-in-as.ts'
import { sweepRefreshTokens, sweepSessions } from './sweep-sessions.ts'

export type { SessionStart } from './start/begin-session.ts'
export type { Reached } from './start/ensure-customer.ts'
export type { NewCustomer } from './start/make-customer.ts'
export {
  assertNotLastAdmin,
  changeRole,
  deviceName,
  endAllSessions,
  endSessionOf,
  endSessionsOf,
  ensureCustomer,
  grantsOf,
  isPartner,
  isPartnerSql,
  isStaff,
  isStaffCustomer,
  isStaffSql,
  listSessionsOf,
  loadSecret,
  makeCustomer,
  makePartner,
  rightsOfRole,
  type SessionKeys,
  sessionKeys,
  sessionStart,
  signInAs,
  unmakePartner,
}

export type SessionDeps = {
  db: Database
  keys: SessionKeys
  now: () => Date
  /** Visitors come by https. */
  isHttps?: boolean
}

export function sessionsFeature(deps: SessionDeps): Feature {
  const { keys } = deps
  const cookie = sessionCookie({ isHttps: deps.isHttps ?? false })
  return {
    name: 'sessions',
    jobs: [
      {
        name: 'sessions.sweep',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepSessions(ctx) }),
      },
      {
        name: 'sessions.sweep-tokens',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepRefreshTokens(ctx) }),
      },
    ],
    schedules: [
      { job: 'sessions.sweep', cron: '10 * * * *' },
      { job: 'sessions.sweep-tokens', cron: '20 * * * *' },
    ],
    identify: (token) => identify(deps, token),
    routes: [
      serve(calls.refreshSession, async (ctx, { body, facts }) => {
        const token = body.refreshToken ?? cookie.read(facts)
        const { accessToken, refreshToken } = await refreshSession(ctx, keys, token)
        // Who keeps the token themselves is told it; a browser's scripts never are.
        return body.refreshToken === undefined
          ? new WithMeta(accessToken, {}, [cookie.write(refreshToken)])
          : new WithMeta(accessToken, { refreshToken })
      }),
      serve(devices.listDevices, (ctx) => listDevices(ctx)),
      serve(devices.endDevice, (ctx, { params }) => endDevice(ctx, params.id)),
      serve(calls.endSession, async (ctx, { body, facts }) => {
        const held = { cookie: cookie.read(facts), accessToken: facts.token }
        const forgets = await endSession(ctx, keys, { ...body, ...held })
        return new WithMeta(true as const, {}, forgets && held.cookie ? [cookie.write(undefined)] : [])
      }),
    ],
  }
}
