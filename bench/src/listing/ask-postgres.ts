import type { SearchResult } from '@vitrine/search/port'
import type pg from 'pg'
import { FACETS, PRICE_BUCKETS, type Question } from './questions.ts'

type Counts = Record<string, number> | null
type Answer = { total: number; hits: number[] | null; ranges: Record<string, number> } & Record<
  string,
  Counts
>

/** The whole answer in one prepared statement and one round trip, every intermediate result used many times. */
export async function askPostgres(client: pg.Client, question: Question): Promise<Answer> {
  const { field, direction } = question.sort
  const column = field === 'final_price' ? 'price' : field
  const { rows } = await client.query<{ answer: Answer }>({
    name: `listing ${column} ${direction}`,
    text: statementOf(`${column} ${direction}, id desc`),
    values: [question.category, question.colors, question.sizes],
  })
  const answer = rows[0]?.answer
  if (!answer) throw new Error('PostgreSQL answered nothing')
  return answer
}

/** Both answers in one form, to be compared before anything is timed. */
export function comparable(answer: Answer | SearchResult): unknown {
  if ('facets' in answer) {
    const { total, hits, facets, ranges } = answer as SearchResult
    return {
      total,
      hits: hits.map(({ id }) => id),
      ranges: Object.fromEntries(ranges.map(({ key, count }) => [key, count])),
      ...Object.fromEntries(FACETS.map((field) => [field, countsOf(facets[field] ?? [])])),
    }
  }
  const { total, hits, ranges } = answer as Answer
  return {
    total,
    hits: hits ?? [],
    ranges,
    ...Object.fromEntries(FACETS.map((field) => [field, (answer as Answer)[field] ?? {}])),
  }
}

function countsOf(list: readonly { key: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(list.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))
}

function statementOf(order: string): string {
  const ofChild = (field: string, others: string) =>
    counted(field, `select ${field} as key, count(distinct id) as n from kids where ${others} group by 1`)
  const ofProduct = (field: string) =>
    counted(field, `select ${field} as key, count(*) as n from found group by 1`)
  const buckets = PRICE_BUCKETS.map(
    ({ key, from = 0, to = 2 ** 31 - 1 }) =>
      `'${key}', count(*) filter (where price >= ${from} and price < ${to})`,
  )
  return `
    with base as materialized (
      select id, ptype, brand, gender, set, only_promo, price, bestseller
      from listed join listed_category on product_id = id
      where category_id = $1 and status = 1 and visibility = 4),
    kids as materialized (
      select id, color, size, color = any($2::int[]) as is_color, size = any($3::int[]) as is_size
      from base join listed_variant on product_id = id
      where color = any($2::int[]) or size = any($3::int[])),
    found as materialized (
      select * from base where id in (select id from kids where is_color and is_size))
    select json_build_object(
      'total', (select count(*) from found),
      'hits', (select json_agg(id) from (select id from found order by ${order} limit 50) as page),
      'ranges', (select json_build_object(${buckets.join(', ')}) from found),
      ${ofChild('color', 'is_size')}, ${ofChild('size', 'is_color')},
      ${['ptype', 'gender', 'brand', 'set', 'only_promo'].map(ofProduct).join(', ')}) as answer`
}

function counted(field: string, query: string): string {
  return `'${field}', (select json_object_agg(key, n) from (${query}) as counted)`
}
