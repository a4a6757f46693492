import type { CallReply } from '@vitrine/contract/call'
import type { listReviews as listReviewsCall } from '@vitrine/contract/content'
import type { Context } from '#api/context.ts'
import { countRatings, type ReviewPage, type ReviewRow, selectApproved } from './review-queries.ts'

const STARS = [1, 2, 3, 4, 5] as const
/** What one search over reviews looks at. */
const MOST = 1_000

export async function listReviews(
  { db }: Context,
  { product_id, ...page }: ReviewPage & { product_id: number },
): Promise<CallReply<typeof listReviewsCall>> {
  const counts = await countRatings(db, product_id)
  const rows = await selectApproved(db, [product_id], page)
  const total = STARS.reduce((sum, star) => sum + countOf(counts, star), 0)
  const points = STARS.reduce((sum, star) => sum + star * countOf(counts, star), 0)
  return {
    items: rows.map(({ product_id: _, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
    })),
    total,
    average: total === 0 ? 0 : Math.round((points / total) * 100) / 100,
    histogram: {
      1: countOf(counts, 1),
      2: countOf(counts, 2),
      3: countOf(counts, 3),
      4: countOf(counts, 4),
      5: countOf(counts, 5),
    },
  }
}

/** As documents of the catalogue search (api-shapes §3.7). */
export async function findApprovedReviews({ db }: Context, productIds: readonly number[] | undefined) {
  return (await selectApproved(db, productIds, { from: 0, size: MOST })).map(toDocument)
}

function toDocument({ created_at, ...row }: ReviewRow) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    entity_id: row.product_id,
    entity_type: 'product',
    status: 1,
    review_status: 1,
  }
}

function countOf(counts: ReadonlyMap<number, number>, star: number): number {
  return counts.get(star) ?? 0
}
