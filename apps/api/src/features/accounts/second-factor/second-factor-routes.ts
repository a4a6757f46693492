import * as calls from '@vitrine/contract/user/second-factor'
import { WithMeta } from '#api/answer.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { askPasskey } from '../passkeys/use-passkey.ts'
import { enrol } from './authenticator.ts'
import { passSecondFactor } from './pass-second-factor.ts'
import { holderOf } from './tickets.ts'

const ATTEMPTS = { attempts: { name: 'second-factor-by-address', times: 120, seconds: 3_600 } }

export function secondFactorRoutes({ keys, party, open, kept }: Entrance): ServedRoute[] {
  return [
    serve(
      calls.enrolAuthenticator,
      async (ctx, { body }) => enrol(ctx, keys, await holderOf(ctx, body.ticket)),
      ATTEMPTS,
    ),
    serve(
      calls.askSecondPasskey,
      async (ctx, { body }) => askPasskey(ctx, party, await holderOf(ctx, body.ticket)),
      ATTEMPTS,
    ),
    serve(
      calls.passSecondFactor,
      async (ctx, { body, facts }) => {
        const enter = (inside: typeof ctx, customerId: number) => open(inside, customerId, facts)
        const { entered, recoveryCodes } = await passSecondFactor(ctx, { keys, party, enter }, body)
        const { result, meta, cookies } = kept(entered)
        const told = { ...result, ...(recoveryCodes && { recovery_codes: recoveryCodes }) }
        return new WithMeta(told, meta, cookies)
      },
      ATTEMPTS,
    ),
  ]
}
