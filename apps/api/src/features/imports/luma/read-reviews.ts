import { hash } from 'node:crypto'
import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { cellText, numberOf } from './csv/cell-values.ts'
import { readCsv } from './csv/read-csv.ts'
import type { LumaFeed } from './luma-feed.ts'

const FILE = {
  file: 'fixtures/reviews/products_reviews.csv',
  required: ['sku', 'rating_value', 'title', 'review', 'reviewer'],
  optional: ['rating_code', 'email'],
}

/** The feed has no dates. Its order is kept, one review a day up to this one. */
const LAST_DAY = Date.UTC(2026, 0, 15)
const DAY_MS = 24 * 60 * 60 * 1000

export async function* readReviews(feed: LumaFeed): AsyncGenerator<ReviewRecord> {
  let daysBack = 0
  for await (const row of readCsv(feed, FILE)) {
    const rating = numberOf(feed, row, { column: 'rating_value', max: 5, isWhole: true })
    if (rating === undefined) continue
    const sku = row.get('sku')
    const title = row.get('title')
    daysBack += 1
    yield {
      kind: 'review',
      place: row.place,
      // A second review of the same title on the same product is a repeat.
      key: `luma:${sku}:${hash('sha1', title, 'base64url')}`,
      sku,
      rating,
      title: cellText(title),
      detail: cellText(row.get('review')),
      nickname: cellText(row.get('reviewer')),
      language: 'en',
      status: REVIEW_STATUS.approved,
      createdAt: new Date(LAST_DAY - (daysBack % 500) * DAY_MS).toISOString(),
    }
  }
}
