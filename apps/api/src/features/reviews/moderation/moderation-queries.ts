import { REVIEW_LISTS, type ReviewListName } from '@vitrine/contract/review/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isReviewSql } from '#api/db/rules/review-rules.ts'

const LISTS: Readonly<Record<ReviewListName, RawBuilder<boolean>>> = {
  waiting: isReviewSql('waiting', 'r.status'),
  approved: isReviewSql('approved', 'r.status'),
  rejected: isReviewSql('rejected', 'r.status'),
  photos: sql`r.review_id in (select review_id from review_photo)`,
}

export const reviewRows = (view: ReviewListName): RawBuilder<unknown> =>
  sql`from review r where ${LISTS[view]}`

export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count ${reviewRows('waiting')}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function countLists(db: Database): Promise<Record<ReviewListName, number>> {
  const counts = REVIEW_LISTS.map(
    (name) => sql`count(*) filter (where ${LISTS[name]})::int as ${sql.ref(name)}`,
  )
  const { rows } = await sql<
    Record<ReviewListName, number>
  >`select ${sql.join(counts)} from review r`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}

export type ModerationRow = {
  id: number
  status: number
  rating: number | null
  title: string
  detail: string
  nickname: string
  created_at: Date
  language: string
  size: string | null
  fit: -1 | 0 | 1 | null
  sku: string
  name: string | null
  image: string | null
  url: string | null
  photos: { path: string; is_hidden: boolean }[]
  customer_id: number | null
  reviews: number
  rejected: number
  bought: { id: number; number: string; is_delivered: boolean } | null
  is_repeated: boolean
}
type Page = { view: ReviewListName; after: number | undefined; size: number; language: string }

/** One more than asked for, which tells whether there are more. Who waits longest is read first. */
export async function selectModeration(
  db: Database,
  { view, after, size, language }: Page,
): Promise<ModerationRow[]> {
  const isOldestFirst = view === 'waiting'
  const from = isOldestFirst ? sql`r.review_id > ${after}` : sql`r.review_id < ${after}`
  const { rows } = await sql<ModerationRow>`
    ${moderatedIn(language)} where ${LISTS[view]} and ${after === undefined ? sql`true` : from}
    order by ${isOldestFirst ? sql`r.review_id` : sql`r.review_id desc`} limit ${size + 1}`.execute(db)
  return rows
}

export async function selectModerated(
  db: Database,
  { id, language }: { id: number; language: string },
): Promise<ModerationRow | undefined> {
  const { rows } = await sql<ModerationRow>`${moderatedIn(language)} where r.review_id = ${id}`.execute(db)
  return rows[0]
}

/** Written above what narrows it. */
const moderatedIn = (language: string) => sql`
  select r.review_id as id, r.status, r.rating, r.title, r.detail, r.nickname, r.created_at, r.language,
    r.size_label as size, r.fit, r.customer_id, p.sku,
    (select t.name from product_text t where t.product_id = p.product_id
      order by t.language = ${language} desc, t.language = 'en' desc limit 1) as name,
    (select m.path from product_media m where m.product_id = p.product_id and m.kind = 'image'
      order by m.position limit 1) as image,
    (select u.path from url_path u where u.entity_type = 'product' and u.entity_id = p.product_id
      and u.language = ${language} limit 1) as url,
    coalesce((select jsonb_agg(jsonb_build_object('path', f.path, 'is_hidden', f.is_hidden) order by f.position)
      from review_photo f where f.review_id = r.review_id), '[]') as photos,
    others.*, ${boughtSql} as bought,
    exists (select from review o where o.detail = r.detail and o.review_id <> r.review_id) as is_repeated
  from review r join product p using (product_id)
  cross join lateral (select count(*)::int as reviews, (count(*) filter (where ${isReviewSql('rejected', 'o.status')}))::int as rejected
    from review o where o.customer_id = r.customer_id and o.review_id <> r.review_id) others`

/** A variant is bought by its own sku, under its product's. */
const boughtSql = sql`(
  select jsonb_build_object('id', o.order_id, 'number', o.number, 'is_delivered', o.state = 'delivered')
  from shop_order o join shop_order_line l using (order_id)
  where o.customer_id = r.customer_id and p.sku in (l.sku, l.parent_sku) and o.state <> 'canceled'
  order by o.order_id desc limit 1)`
