import type { Context } from '#api/context.ts'
import type { EndReason } from '#api/db/schema/sessions.ts'
import { hashRefresh } from './keys/session-keys.ts'

/** With its session, both locked until the transaction ends: two uses of one chain wait for each other. */
export function lockToken({ db }: Context, token: string) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.session_id', 'refresh_token.session_id')
    .innerJoin('customer', 'customer.customer_id', 'session.customer_id')
    .leftJoin('session as parent', 'parent.session_id', 'session.parent_id')
    .select([
      'session.session_id',
      'session.customer_id',
      'session.started_at',
      'session.ended_at',
      'session.expires_at',
      'session.parent_id',
      'parent.customer_id as actor_id',
      'issued_at',
      'used_at',
    ])
    .where('token_hash', '=', hashRefresh(token))
    .where('customer.enabled', '=', true)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst()
}

export async function isUnused({ db }: Context, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_token')
    .select('used_at')
    .where('token_hash', '=', hashRefresh(token))
    .executeTakeFirst()
  return row !== undefined && row.used_at === null
}

export async function insertToken({ db, now }: Context, sessionId: number, token: string): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({ token_hash: hashRefresh(token), session_id: sessionId, issued_at: now(), used_at: null })
    .execute()
}

export async function spendToken({ db, now }: Context, token: string): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now() })
    .where('token_hash', '=', hashRefresh(token))
    .execute()
}

/** The first reason stays. What hangs on it ends with it. */
export async function closeSession(
  { db, now }: Context,
  sessionId: number,
  reason: EndReason,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now(), end_reason: reason })
    .where((is) => is.or([is('session_id', '=', sessionId), is('parent_id', '=', sessionId)]))
    .where('ended_at', 'is', null)
    .execute()
}
