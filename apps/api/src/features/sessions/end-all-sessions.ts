import type { Context } from '#api/context.ts'

/** Of an account that is deleted; what told its devices apart goes at once. */
export async function endAllSessions({ db, now }: Context, customerId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now(), end_reason: 'account' })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .updateTable('session')
    .set({ user_agent: '', country: '' })
    .where('customer_id', '=', customerId)
    .execute()
}
