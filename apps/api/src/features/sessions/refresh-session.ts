import { DAY_MS } from '@vitrine/domain/duration'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { type AccessClaims, type SessionKeys, signAccess, successorOf } from './keys/session-keys.ts'
import { IDLE_DAYS, MAX_DAYS } from './session-life.ts'
import { closeSession, insertToken, isUnused, lockToken, spendToken } from './session-queries.ts'
import type { Tokens } from './start/open-session.ts'

const IDLE_MS = IDLE_DAYS * DAY_MS
const MAX_MS = MAX_DAYS * DAY_MS
/** How long an answer that was lost on the way may be asked for again. */
const GRACE_MS = 60_000

/**
 * A refresh token works once. Sent again while its successor is unused, it gets the same successor; anything older
 * is in the wrong hands, and the session ends for everybody.
 */
export async function refreshSession(
  ctx: Context,
  keys: SessionKeys,
  token: string | undefined,
): Promise<Tokens> {
  if (token === undefined)
    throw invalidInput([
      { path: 'refreshToken', key: 'REQUIRED', message: 'is required, here or as a cookie' },
    ])
  const refreshToken = successorOf(keys, token)
  const claims = await inTransaction(ctx, (ctx) => exchange(ctx, token, refreshToken))
  if (!claims) throw new ShopError('UNAUTHORIZED')
  return { accessToken: await signAccess(keys, claims, ctx.now()), refreshToken }
}

async function exchange(ctx: Context, token: string, successor: string): Promise<AccessClaims | undefined> {
  const found = await lockToken(ctx, token)
  if (!found || found.ended_at) return undefined
  const now = ctx.now().getTime()
  if (now - found.issued_at.getTime() > IDLE_MS || now - found.started_at.getTime() > MAX_MS) return undefined
  if (found.expires_at && now >= found.expires_at.getTime()) return undefined
  const claims = {
    customerId: found.customer_id,
    sessionId: found.session_id,
    actorId: found.actor_id ?? undefined,
  }
  if (found.used_at === null) {
    await spendToken(ctx, token)
    await insertToken(ctx, found.session_id, successor)
    return claims
  }
  const isRetry = now - found.used_at.getTime() <= GRACE_MS && (await isUnused(ctx, successor))
  if (isRetry) return claims
  await closeSession(ctx, found.session_id, 'reuse')
  ctx.log.warn(claims, 'a spent refresh token was used again; its session is ended')
  return undefined
}
