import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { type AccessClaims, type SessionKeys, signAccess, successorOf } from './keys/session-keys.ts'
import type { Tokens } from './open-session.ts'
import { closeSession, holdToken, insertToken, isUnused, spendToken } from './session-queries.ts'

const DAY_MS = 86_400_000
const IDLE_MS = 30 * DAY_MS
const LONGEST_MS = 180 * DAY_MS
/** How long an answer that was lost on the way may be asked for again. */
const GRACE_MS = 60_000

/**
 * A refresh token works once. Sent again while its successor is unused, it gets the same successor; anything older
 * is in the wrong hands, and the session ends for everybody.
 */
export async function refreshSession(ctx: Context, keys: SessionKeys, token: string): Promise<Tokens> {
  const refreshToken = successorOf(keys, token)
  const claims = await inTransaction(ctx, (ctx) => exchange(ctx, token, refreshToken))
  if (!claims) throw new ShopError('UNAUTHORIZED')
  return { accessToken: await signAccess(keys, claims, ctx.now()), refreshToken }
}

async function exchange(ctx: Context, token: string, successor: string): Promise<AccessClaims | undefined> {
  const held = await holdToken(ctx, token)
  if (!held || held.ended_at) return undefined
  const now = ctx.now().getTime()
  if (now - held.issued_at.getTime() > IDLE_MS || now - held.started_at.getTime() > LONGEST_MS)
    return undefined
  const claims = { customerId: held.customer_id, sessionId: held.session_id }
  if (held.used_at === null) {
    await spendToken(ctx, token)
    await insertToken(ctx, held.session_id, successor)
    return claims
  }
  const isRetry = now - held.used_at.getTime() <= GRACE_MS && (await isUnused(ctx, successor))
  if (isRetry) return claims
  await closeSession(ctx, held.session_id, 'reuse')
  ctx.log.warn(claims, 'a spent refresh token was used again; its session is ended')
  return undefined
}
