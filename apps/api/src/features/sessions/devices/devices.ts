import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { IDLE_DAYS } from '../session-life.ts'
import { closeSession } from '../session-queries.ts'
import { deviceName } from './device-name.ts'

type Row = { session_id: number; user_agent: string; country: string; started_at: Date; last_used_at: Date }

export async function listDevices(ctx: Context) {
  const { actor } = ctx
  if (actor.kind !== 'customer') throw new ShopError('UNAUTHORIZED')
  const sessions = await listSessionsOf(ctx, actor.customerId)
  return sessions.map((session) => ({ ...session, is_current: session.id === actor.sessionId }))
}

/** Sessions that can still go on, the latest first; who acts in one for somebody is in none of theirs. */
export async function listSessionsOf({ db, now }: Pick<Context, 'db' | 'now'>, customerId: number) {
  const idle = daysBefore(now(), IDLE_DAYS)
  const { rows } = await sql<Row>`
    select session_id, user_agent, country, started_at, last_used_at
    from session, lateral (
      select max(issued_at) as last_used_at from refresh_token t where t.session_id = session.session_id) used
    where customer_id = ${customerId} and ended_at is null and parent_id is null and last_used_at > ${idle}
    order by last_used_at desc, session_id desc limit 50`.execute(db)
  return rows.map((row) => ({
    id: row.session_id,
    device: deviceName(row.user_agent),
    country: row.country,
    started_at: row.started_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }))
}

/** At once: the session is looked at with every request. */
export async function endDevice(ctx: Context, sessionId: number): Promise<true> {
  const { actor } = ctx
  if (actor.kind !== 'customer') throw new ShopError('UNAUTHORIZED')
  await endSessionOf(ctx, { customerId: actor.customerId, sessionId })
  return true
}

/** Of whoever is named, and of nobody else. */
export async function endSessionOf(
  ctx: Context,
  { customerId, sessionId }: { customerId: number; sessionId: number },
): Promise<void> {
  const own = await ctx.db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('parent_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!own) throw new ShopError('NOT_FOUND')
  await closeSession(ctx, sessionId, 'elsewhere')
}
