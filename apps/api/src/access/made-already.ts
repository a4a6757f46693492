import { type AuditContext, type AuditLine, fingerprintOf, whoOf } from './audit.ts'

/** How long whoever got no answer may press again. */
const REPEAT_MS = 3_600_000

export const repeatsSince = ({ now }: Pick<AuditContext, 'now'>): Date =>
  new Date(now().getTime() - REPEAT_MS)

type Made = Pick<AuditLine, 'entity' | 'id' | 'wish'>

/**
 * Whether whoever asks has made just this a moment ago, and nobody has changed it since: the answer was lost on the way,
 * and they press again. They are nobody's second, and are answered with what was made. Asked where the second of two
 * presses has waited for the first: behind its lock, or once its row was in the way.
 */
export async function madeAlready(ctx: AuditContext, { entity, id, wish }: Made): Promise<boolean> {
  const last = await ctx.db
    .selectFrom('audit')
    .select(['at', 'wish', 'customer_id', 'job', 'acting_for'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return false
  const { at, wish: made, ...by } = last
  const me = whoOf(ctx.actor)
  const isMine = by.customer_id === me.customer_id && by.job === me.job && by.acting_for === me.acting_for
  return isMine && at > repeatsSince(ctx) && made === fingerprintOf(wish)
}
