import type { CallParsed, CallReply } from '@vitrine/contract/call'
import {
  type listEditedProducts as listCall,
  PRODUCT_FACETS,
} from '@vitrine/contract/catalog/editing/products'
import type { Language } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { FACETS, ORDERS, type PricedAt, type TopRow, topSql } from './top-sql.ts'

type Wish = CallParsed<typeof listCall>['query']

/**
 * What a page shows is gathered once it is known which products stand on it: to find and to sort them all needs little of it.
 * A row says how many there are; on a page behind the last one none does, and they are counted.
 */
export async function selectTop(
  db: Database,
  wish: Wish,
  at: PricedAt,
): Promise<{ rows: TopRow[]; total: number }> {
  const { rows: found } = await sql<{ product_id: number; total: number }>`
    select top.product_id, count(*) over ()::int as total
    from (${topSql(wish.language, at)}) top
    where ${sql.join(conditions(wish), sql` and `)}
    order by ${ORDERS[wish.sort]}, top.product_id
    limit ${wish.size} offset ${(wish.page - 1) * wish.size}`.execute(db)
  const total = found[0]?.total ?? (await countFound(db, wish, at))
  const ids = found.map(({ product_id }) => product_id)
  return { rows: await selectShown(db, { ids, language: wish.language, ...at }), total }
}

type Shown = PricedAt & { ids: readonly number[]; language: Language }

async function selectShown(db: Database, { ids, language, ...at }: Shown): Promise<TopRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TopRow>`
    select top.product_id, top.sku, top.type, top.name, top.brand, top.picture, top.status, top.visibility,
      top.flags, top.variants::int, top.stock::int, top.low_variants::int, top.price, top.special, top.is_from
    from (${topSql(language, at, ids)}) top
    order by array_position(${ids}::bigint[], top.product_id)`.execute(db)
  return rows
}

async function countFound(db: Database, wish: Wish, at: PricedAt): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${topSql(wish.language, at)}) top
    where ${sql.join(conditions(wish), sql` and `)}`.execute(db)
  return rows[0]?.total ?? 0
}

function conditions({ q, category, within, facet, type }: Wish): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (facet !== undefined) all.push(FACETS[facet])
  if (type !== undefined) all.push(sql`top.type = ${type}`)
  if (category !== undefined)
    all.push(sql`exists (
      with recursive below as (
        select category_id from category where category_id = ${category}
        union all select c.category_id from category c join below b on c.parent_id = b.category_id
          where ${within === 'branch'}::boolean)
      select from product_category pc join below using (category_id) where pc.product_id = top.product_id)`)
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const part = `%${likeText(word)}%`
    all.push(
      sql`(top.names ilike ${part} or top.sku ilike ${part} or top.skus ilike ${part} or top.brand ilike ${part})`,
    )
  }
  return all
}

type Counts = CallReply<typeof listCall>['counts']

/** Of the whole catalogue, whatever is looked for. */
export async function countTop(db: Database, wish: Wish, at: PricedAt): Promise<Counts> {
  const facets = PRODUCT_FACETS.map(
    (facet) => sql`count(*) filter (where ${FACETS[facet]})::int as ${sql.ref(facet)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as products, coalesce(sum(top.variants), 0)::int as variants, ${sql.join(facets)}
    from (${topSql(wish.language, at)}) top`.execute(db)
  const { products = 0, variants = 0, ...counted } = rows[0] ?? {}
  return { products, variants, facets: counted as Counts['facets'] }
}

/** How many each of the wishes finds, by one look at what is true of products. */
export async function countEach(db: Database, wishes: readonly Wish[], at: PricedAt): Promise<number[]> {
  const counts = wishes.map((wish) => sql`count(*) filter (where ${sql.join(conditions(wish), sql` and `)})`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (${topSql('en', at)}) top`.execute(db)
  return rows[0]?.counts ?? []
}
