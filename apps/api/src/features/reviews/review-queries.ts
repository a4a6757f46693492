import type { Review } from '@vitrine/contract/review'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isReviewSql } from '#api/db/rules/review-rules.ts'

export type ReviewRow = Omit<Review, 'created_at'> & {
  product_id: number
  customer_id: number | null
  created_at: Date
}
export type ReviewPage = {
  from: number
  size: number
  before?: number | undefined
  rating?: number | undefined
  size_label?: string | undefined
  language?: string
}
export type Tally = { rating: number | null; size_label: string | null; fit: number | null; count: number }

/** Approved ones, those the reader can read first, then newest first; of all products when none are named. */
export async function selectApproved(
  db: Database,
  productIds: readonly number[] | undefined,
  page: ReviewPage,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select review_id as id, product_id, rating, title, detail, nickname, created_at, language, customer_id,
           size_label as size, fit, coalesce((select array_agg(path order by position) from review_photo p
             where p.review_id = review.review_id and not p.is_hidden), '{}') as photos
    from review where ${isReviewSql('approved')} ${among(productIds)} ${chosen(page)} ${behind(page)}
    order by language = ${page.language ?? null} desc nulls last, created_at desc, review_id desc offset ${page.from} limit ${page.size}`.execute(
    db,
  )
  return rows
}

/** How often each rating, size and fit was given together; everything a summary needs in one reading. */
export async function tallyApproved(db: Database, productId: number): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select rating, size_label, fit, count(*)::int as count from review
    where product_id = ${productId} and ${isReviewSql('approved')} group by rating, size_label, fit`.execute(
    db,
  )
  return rows
}

/** Where a review stands in the order they are sorted by; one of a language nobody knows is nobody's. */
const placeOf = ({ language }: ReviewPage) =>
  sql`coalesce(language = ${language ?? null}, false), created_at, review_id`

function behind(page: ReviewPage): RawBuilder<unknown> {
  if (page.before === undefined) return sql``
  return sql`and (${placeOf(page)}) < (select ${placeOf(page)} from review where review_id = ${page.before})`
}

export type Rating = { average: number; count: number }

/** The stars beside a product's name, by product; one that nobody gave stars has none. */
export async function listRatings(db: Database, productIds: readonly number[]): Promise<Map<number, Rating>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<Rating & { id: number }>`
    select product_id as id, round(avg(rating), 2)::float8 as average, count(*)::int as count from review
    where product_id = any(${productIds}) and ${isReviewSql('approved')} group by product_id having count(rating) > 0`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...rating }) => [id, rating]))
}

function among(productIds: readonly number[] | undefined): RawBuilder<unknown> {
  return productIds === undefined ? sql`` : sql`and product_id = any(${productIds})`
}

function chosen({ rating, size_label }: ReviewPage): RawBuilder<unknown> {
  const byRating = rating === undefined ? sql`` : sql`and rating = ${rating}`
  return size_label === undefined ? byRating : sql`${byRating} and size_label = ${size_label}`
}
