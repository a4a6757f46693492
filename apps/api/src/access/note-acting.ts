import type { Call } from '@vitrine/contract/call'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'

/** Whatever somebody does for somebody else is written down before it is done, with both their names. */
export async function noteActing(ctx: Context, { id, may, method, ownPagesOnly }: Call): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'customer' || actor.impersonator === undefined) return
  if (method === 'GET' && !ownPagesOnly) return
  await inTransaction(ctx, (ctx) => audit(ctx, { may, entity: 'call', id }))
}
