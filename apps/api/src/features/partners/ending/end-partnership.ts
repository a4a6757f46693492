import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { unmakePartner } from '#api/features/sessions/index.ts'
import { findPartner } from '../partner-queries.ts'

type Ending = { id: number; reason: string }

/** Swapped in tests, to prove that it is needed. */
export const endingGuards = { unmakePartner }

/** The role is the guard: whoever takes it ends the partnership, and what comes with the end comes with it or not at all. */
export function endPartnership(ctx: Context, { id, reason }: Ending, guards = endingGuards) {
  return inTransaction(ctx, async (ctx) => {
    if (!(await guards.unmakePartner(ctx, id))) throw await whyNot(ctx, id)
    const ended = { ended_at: ctx.now(), end_reason: reason }
    await ctx.db
      .insertInto('partner')
      .values({ customer_id: id, since: ctx.now(), ...ended })
      .onConflict((known) => known.column('customer_id').doUpdateSet(ended))
      .execute()
    await audit(ctx, {
      ...{ may: 'partner:approve', entity: 'customer', id },
      before: { partner: true },
      after: { partner: false, reason },
    })
    await enqueue(ctx.db, 'partner.ended', { partnerId: id })
    return { ended_at: ended.ended_at.toISOString() }
  })
}

async function whyNot(ctx: Context, id: number): Promise<ShopError> {
  const partner = await findPartner(ctx, id)
  return partner?.ended_at
    ? new ShopError('CONFLICT', { message: 'PARTNERSHIP_ENDED' })
    : new ShopError('NOT_FOUND')
}
