import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { readAccess, type SessionKeys } from './keys/session-keys.ts'
import { closeSession, holdToken } from './session-queries.ts'

type Tokens = { refreshToken: string | undefined; accessToken: string | undefined }

/** True whatever the tokens are: who signs out wants to be out, and nobody learns whether a token was good. */
export function endSession(
  ctx: Context,
  keys: SessionKeys,
  { refreshToken, accessToken }: Tokens,
): Promise<true> {
  return inTransaction(ctx, async (ctx) => {
    const held = refreshToken === undefined ? undefined : await holdToken(ctx, refreshToken)
    const claims = accessToken === undefined ? undefined : await readAccess(keys, accessToken, ctx.now())
    const sessions = new Set([held?.session_id, claims?.sessionId])
    for (const sessionId of sessions)
      if (sessionId !== undefined) await closeSession(ctx, sessionId, 'logout')
    return true as const
  })
}
