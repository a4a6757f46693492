import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { readAccess, type SessionKeys } from './keys/session-keys.ts'
import { closeSession, lockToken } from './session-queries.ts'

type Tokens = {
  refreshToken?: string | undefined
  accessToken?: string | undefined
  cookie?: string | undefined
  /** The only session the cookie is to end; any when left out. */
  session?: string | undefined
}

/**
 * Whatever the tokens are, nobody learns whether one was good. Answers whether the browser may forget its cookie: another
 * session's stays.
 */
export function endSession(ctx: Context, keys: SessionKeys, tokens: Tokens): Promise<boolean> {
  const { refreshToken, accessToken, cookie, session } = tokens
  return inTransaction(ctx, async (ctx) => {
    const held = await sessionOf(ctx, cookie)
    const isMeant = session === undefined || held === undefined || String(held) === session
    const claims = accessToken === undefined ? undefined : await readAccess(keys, accessToken, ctx.now())
    const meant = [await sessionOf(ctx, refreshToken), claims?.sessionId, isMeant ? held : undefined]
    for (const sessionId of new Set(meant))
      if (sessionId !== undefined) await closeSession(ctx, sessionId, 'logout')
    return isMeant
  })
}

async function sessionOf(ctx: Context, refreshToken: string | undefined): Promise<number | undefined> {
  if (refreshToken === undefined) return undefined
  return (await lockToken(ctx, refreshToken))?.session_id
}
