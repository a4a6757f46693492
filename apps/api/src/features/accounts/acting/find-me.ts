import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import type { Context } from '#api/context.ts'
import { getUser } from '../customer-queries.ts'

/** Who is signed in, and who of the staff acts for them, if anybody. */
export async function findMe(ctx: Context, customerId: number): Promise<User> {
  const me = await getUser(ctx, customerId)
  const { actor } = ctx
  if (actor.kind !== 'customer' || actor.impersonator === undefined) return me
  const staff = await getUser(ctx, actor.impersonator)
  const { expires_at } = await ctx.db
    .selectFrom('session')
    .select('expires_at')
    .where('session_id', '=', actor.sessionId)
    .executeTakeFirstOrThrow()
  return {
    ...me,
    impersonated_by: {
      id: staff.id,
      name: joinName(staff) || (staff.email ?? staff.phone ?? ''),
      is_admin: staff.roles.includes('admin'),
      until: expires_at?.toISOString() ?? '',
      seconds_left: secondsUntil(expires_at, ctx.now()),
    },
  }
}

const secondsUntil = (end: Date | null, now: Date): number =>
  Math.max(0, Math.ceil(((end?.getTime() ?? 0) - now.getTime()) / 1_000))
