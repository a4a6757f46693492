import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { EndReason } from '#api/db/schema/sessions.ts'

type Ending = { reason: EndReason; except?: number | undefined }

/** On every device, but for one if so wished; with whatever hangs on them. */
export async function endSessionsOf(
  { db, now }: Context,
  customerId: number,
  { reason, except }: Ending,
): Promise<void> {
  await sql`update session set ended_at = ${now()}, end_reason = ${reason}
    where ended_at is null and (
      (customer_id = ${customerId} and session_id is distinct from ${except ?? null})
      or parent_id in (select session_id from session
        where customer_id = ${customerId} and session_id is distinct from ${except ?? null}))`.execute(db)
}

/** Of an account that is deleted; what told its devices apart goes at once. */
export async function endAllSessions(ctx: Context, customerId: number): Promise<void> {
  await endSessionsOf(ctx, customerId, { reason: 'account' })
  await ctx.db
    .updateTable('session')
    .set({ user_agent: '', country: '' })
    .where('customer_id', '=', customerId)
    .execute()
}
