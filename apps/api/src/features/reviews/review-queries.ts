import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type ReviewRow = {
  id: number
  product_id: number
  rating: number
  title: string
  detail: string
  nickname: string
  created_at: Date
  language: string
}

export type ReviewPage = { from: number; size: number }

/** Approved ones, newest first; of all products when none are named. */
export async function selectApproved(
  db: Database,
  productIds: readonly number[] | undefined,
  { from, size }: ReviewPage,
): Promise<ReviewRow[]> {
  const among = productIds === undefined ? sql`` : sql`and product_id = any(${productIds})`
  const { rows } = await sql<ReviewRow>`
    select review_id as id, product_id, rating, title, detail, nickname, created_at, language from review
    where status = 1 ${among} order by created_at desc, review_id desc offset ${from} limit ${size}`.execute(
    db,
  )
  return rows
}

export async function countRatings(db: Database, productId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from review
    where product_id = ${productId} and status = 1 group by rating`.execute(db)
  return new Map(rows.map(({ rating, count }) => [rating, count]))
}
