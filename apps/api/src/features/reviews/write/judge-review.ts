import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'

type Judgement = { id: number; status: number }

/**
 * Approve (1), hold back (2), reject (3). Pages that show the product are made anew in every process; its document
 * holds nothing of reviews, so that an import at work beside this has nothing to lose.
 */
export async function judgeReview(ctx: Context, { id, status }: Judgement): Promise<Judgement> {
  assertMay(ctx, 'review:approve')
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const review = await db
      .selectFrom('review')
      .select(['product_id', 'status'])
      .where('review_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!review) throw new ShopError('NOT_FOUND')
    await db.updateTable('review').set({ status }).where('review_id', '=', id).execute()
    const change = { before: { status: review.status }, after: { status } }
    await audit(ctx, { may: 'review:approve', entity: 'review', id, ...change })
    await noteCatalogueChange(db, [review.product_id])
    return { id, status }
  })
}
