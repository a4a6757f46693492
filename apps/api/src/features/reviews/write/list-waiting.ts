import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import type { Database } from '#api/db/client.ts'

export type WaitingReview = {
  id: number
  sku: string
  rating: number | null
  nickname: string
  title: string
}

/** The oldest first. */
export function listWaiting(db: Database): Promise<WaitingReview[]> {
  return db
    .selectFrom('review')
    .innerJoin('product', 'product.product_id', 'review.product_id')
    .select(['review_id as id', 'sku', 'rating', 'nickname', 'title'])
    .where('review.status', '=', REVIEW_STATUS.waiting)
    .orderBy('review_id')
    .limit(50)
    .execute()
}
