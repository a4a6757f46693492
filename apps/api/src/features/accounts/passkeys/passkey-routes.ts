import * as calls from '@vitrine/contract/user/passkeys'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { addPasskey, listPasskeys, prepareNewPasskey, removePasskey } from './own-passkeys.ts'
import { askPasskey, checkPasskey } from './use-passkey.ts'

/** Each asks the database to keep a challenge. */
const ATTEMPTS = { attempts: { name: 'passkey', times: 120, seconds: 3_600 } }

export function passkeyRoutes({ party, open, kept }: Entrance): ServedRoute[] {
  return [
    serve(calls.askPasskey, (ctx) => askPasskey(ctx, party), ATTEMPTS),
    serve(
      calls.usePasskey,
      async (ctx, { body, facts }) =>
        kept(
          await inTransaction(ctx, async (ctx) =>
            open(ctx, await checkPasskey(ctx, party, { passkey: body.passkey }), facts),
          ),
        ),
      ATTEMPTS,
    ),
    serve(calls.listPasskeys, (ctx) => listPasskeys(ctx)),
    serve(calls.prepareNewPasskey, (ctx) => prepareNewPasskey(ctx, party)),
    serve(calls.addPasskey, (ctx, { body, facts }) =>
      addPasskey(ctx, party, { passkey: body.passkey, userAgent: facts.userAgent }),
    ),
    serve(calls.removePasskey, (ctx, { params }) => removePasskey(ctx, params.id)),
  ]
}
