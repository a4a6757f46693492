import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'

type Wish = { id: number; resolution: string }

/** Swapped in tests, to prove that it is needed. */
export const reviewGuards = { saveResolution }
export type ReviewGuards = typeof reviewGuards

/** Said once; whoever comes second changes nothing of what was said. */
export function resolveReview(
  ctx: Context,
  wish: Wish,
  guards: ReviewGuards = reviewGuards,
): Promise<{ id: number; resolved: boolean }> {
  assertMay(ctx, 'order:manage')
  return inTransaction(ctx, async (ctx) => {
    const { id, resolution } = wish
    const isNew = await guards.saveResolution(ctx, wish)
    if (isNew) await audit(ctx, { may: 'order:manage', entity: 'payment_review', id, after: { resolution } })
    else if (!(await isKnown(ctx, id))) throw new ShopError('NOT_FOUND')
    return { id, resolved: isNew }
  })
}

const isKnown = ({ db }: Context, id: number) =>
  db.selectFrom('payment_review').select('review_id').where('review_id', '=', id).executeTakeFirst()

async function saveResolution({ db, now }: Context, { id, resolution }: Wish): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_review')
    .set({ resolved_at: now(), resolution })
    .where('review_id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
