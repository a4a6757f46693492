// What `domain/review` says of a review, for statements that choose among rows.
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { type RawBuilder, sql } from 'kysely'

/** Of the table `review`, whose column is named where the statement reads other tables, too. */
export const isReviewSql = (state: keyof typeof REVIEW_STATUS, column = 'status'): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = ${sql.lit(REVIEW_STATUS[state])}`
