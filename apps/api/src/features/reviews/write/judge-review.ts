import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'

type Judgement = { id: number; status: number }

const JUDGES = new Set(['admin', 'manager'])

/**
 * Approve (1), hold back (2), reject (3). Pages that show the product are made anew in every process; its document
 * holds nothing of reviews, so that an import at work beside this has nothing to lose.
 */
export async function judgeReview(ctx: Context, { id, status }: Judgement): Promise<Judgement> {
  const { actor } = ctx
  if (actor.kind === 'staff' && !actor.roles.some((role) => JUDGES.has(role)))
    throw new ShopError('ACCESS_DENIED')
  return inTransaction(ctx, async ({ db }) => {
    const review = await db
      .updateTable('review')
      .set({ status })
      .where('review_id', '=', id)
      .returning('product_id')
      .executeTakeFirst()
    if (!review) throw new ShopError('NOT_FOUND')
    await noteCatalogueChange(db, [review.product_id])
    return { id, status }
  })
}
