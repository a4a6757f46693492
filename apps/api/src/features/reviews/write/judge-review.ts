import { isDeepStrictEqual } from 'node:util'
import type { RejectReason } from '@vitrine/domain/review/reject-reasons'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { ShopError } from '#api/errors.ts'
import { photoOfAddress } from '../photos/photo-name.ts'
import { hiddenPhotos, hidePhotos } from '../photos/photo-queries.ts'

type Judgement = {
  id: number
  status: number
  /** The status it was seen with; another one by now, and somebody else was first. */
  was?: number | undefined
  reason?: RejectReason | undefined
  /** Photos to leave out, by their addresses: all of them. */
  hidden?: readonly string[] | undefined
  /** Those it was seen with. */
  hidden_was?: readonly string[] | undefined
}

/**
 * Approve (1), hold back (2), reject (3). Pages that show the product are made anew in every process; its document
 * holds nothing of reviews, so that an import at work beside this has nothing to lose.
 */
export async function judgeReview(
  ctx: Context,
  { id, status, was, reason, hidden, hidden_was }: Judgement,
): Promise<{ id: number; status: number }> {
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
    const stands = { status: review.status, hidden: await hiddenPhotos(db, id) }
    if (!isSame(stands, { status: was, hidden: hidden_was })) {
      // Who never heard that it was done, and presses again, is nobody's second.
      if (isSame(stands, { status, hidden })) return { id, status }
      throw alreadyJudged()
    }
    await db.updateTable('review').set({ status }).where('review_id', '=', id).execute()
    if (hidden) await hidePhotos(db, id, hidden.map(photoOfAddress))
    const change = {
      before: { status: review.status },
      after: { status, ...(reason && { reason }), ...(hidden && { hidden }) },
    }
    await audit(ctx, { may: 'review:approve', entity: 'review', id, ...change })
    await noteCatalogueChange(db, [review.product_id])
    return { id, status }
  })
}

type Seen = { status: number | undefined; hidden: readonly string[] | undefined }

/** As far as something is said of it. */
const isSame = (stands: { status: number; hidden: readonly string[] }, { status, hidden }: Seen): boolean =>
  (status === undefined || status === stands.status) &&
  (hidden === undefined || isDeepStrictEqual(hidden.map(photoOfAddress).sort(), stands.hidden.toSorted()))

function alreadyJudged(): ShopError {
  return new ShopError('CONFLICT', {
    message: 'REVIEW_MOVED_ON',
    details: [{ path: 'was', key: 'REFUSED', message: 'is not its status any more' }],
  })
}
