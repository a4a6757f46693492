import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { type SessionKeys, signAccess } from '../keys/session-keys.ts'
import { MAX_DAYS } from '../session-life.ts'
import { closeSession, insertToken, lockToken } from '../session-queries.ts'
import type { Tokens } from './open-session.ts'

const ACTING_MS = 30 * 60_000

/** A session of the customer that hangs on the one the staff is in. In the transaction of the caller, after its audit. */
export async function openActing(
  ctx: Context,
  keys: SessionKeys,
  { customerId, userAgent }: { customerId: number; userAgent: string },
): Promise<Tokens> {
  const { db, now, actor } = ctx
  if (actor.kind !== 'customer' || actor.impersonator !== undefined) throw new ShopError('ACCESS_DENIED')
  const started_at = now()
  const { session_id: sessionId } = await db
    .insertInto('session')
    .values({
      customer_id: customerId,
      parent_id: actor.sessionId,
      user_agent: userAgent,
      started_at,
      expires_at: new Date(started_at.getTime() + ACTING_MS),
    })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  const refreshToken = randomBytes(32).toString('base64url')
  await insertToken(ctx, sessionId, refreshToken)
  const claims = { customerId, sessionId, actorId: actor.customerId }
  return { accessToken: await signAccess(keys, claims, started_at), refreshToken }
}

/** Back in the session the acting one hangs on, once; after its half hour, too. 404 where there is nobody to go back to. */
export function endActing(
  ctx: Context,
  keys: SessionKeys,
  token: string | undefined,
): Promise<Tokens & { customerId: number }> {
  return inTransaction(ctx, async (ctx) => {
    const acting = token === undefined ? undefined : await lockToken(ctx, token)
    const parent = acting?.parent_id && !acting.ended_at ? await lockParent(ctx, acting.parent_id) : undefined
    if (!acting || !parent) throw new ShopError('NOT_FOUND')
    await closeSession(ctx, acting.session_id, 'returned')
    const refreshToken = randomBytes(32).toString('base64url')
    await insertToken(ctx, parent.session_id, refreshToken)
    const claims = { customerId: parent.customer_id, sessionId: parent.session_id }
    return {
      customerId: parent.customer_id,
      accessToken: await signAccess(keys, claims, ctx.now()),
      refreshToken,
    }
  })
}

function lockParent({ db, now }: Context, sessionId: number) {
  return db
    .selectFrom('session')
    .innerJoin('customer', 'customer.customer_id', 'session.customer_id')
    .select(['session.session_id', 'session.customer_id'])
    .where('session.session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('started_at', '>', daysBefore(now(), MAX_DAYS))
    .where('customer.enabled', '=', true)
    .forUpdate('session')
    .executeTakeFirst()
}
