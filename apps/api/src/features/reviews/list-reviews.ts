import type { Review, ReviewList } from '@vitrine/contract/review'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import type { Context } from '#api/context.ts'
import { photoAddress } from './photos/photo-name.ts'
import {
  type ReviewPage,
  type ReviewRow,
  selectApproved,
  type Tally,
  tallyApproved,
} from './review-queries.ts'

/** What one search over reviews looks at. */
const MAX_REVIEWS = 1_000

export async function listReviews(
  { db, store }: Context,
  { product_id, ...page }: ReviewPage & { product_id: number },
): Promise<ReviewList> {
  const [tally, rows] = await Promise.all([
    tallyApproved(db, product_id),
    selectApproved(db, [product_id], { ...page, language: store.language }),
  ])
  return { items: rows.map(toReview), ...summaryOf(tally, page) }
}

/** The sums speak of all reviews of the product; `total` of those that were asked for. */
function summaryOf(tally: readonly Tally[], { rating, size_label }: ReviewPage): Omit<ReviewList, 'items'> {
  const asked = tally.filter(
    (one) =>
      (rating === undefined || one.rating === rating) &&
      (size_label === undefined || one.size_label === size_label),
  )
  const fits = tally.filter((one) => one.fit !== null)
  return {
    total: countIn(asked),
    average: meanOf(
      tally.filter((one) => one.rating !== null).map((one) => ({ ...one, value: one.rating ?? 0 })),
    ),
    histogram: {
      1: stars(tally, 1),
      2: stars(tally, 2),
      3: stars(tally, 3),
      4: stars(tally, 4),
      5: stars(tally, 5),
    },
    fit:
      fits.length === 0
        ? null
        : { mean: meanOf(fits.map((one) => ({ ...one, value: one.fit ?? 0 }))), count: countIn(fits) },
    sizes: [...new Set(tally.flatMap(({ size_label: size }) => size ?? []))].sort(),
  }
}

const countIn = (tally: readonly Tally[]) => tally.reduce((sum, { count }) => sum + count, 0)
const stars = (tally: readonly Tally[], star: number) =>
  countIn(tally.filter(({ rating }) => rating === star))

function meanOf(tally: readonly { value: number; count: number }[]): number {
  const count = tally.reduce((sum, one) => sum + one.count, 0)
  const sum = tally.reduce((so, one) => so + one.value * one.count, 0)
  return count === 0 ? 0 : Math.round((sum / count) * 100) / 100
}

/** As documents of the catalogue search (api-shapes §3.7). */
export async function findApprovedReviews({ db }: Context, productIds: readonly number[] | undefined) {
  return (await selectApproved(db, productIds, { from: 0, size: MAX_REVIEWS })).map((row) => ({
    ...toReview(row),
    product_id: row.product_id,
    entity_id: row.product_id,
    entity_type: 'product',
    customer_id: row.customer_id,
    status: REVIEW_STATUS.approved,
    review_status: REVIEW_STATUS.approved,
  }))
}

function toReview({ product_id: _, customer_id: __, created_at, photos, ...row }: ReviewRow): Review {
  return { ...row, created_at: created_at.toISOString(), photos: photos.map(photoAddress) }
}
