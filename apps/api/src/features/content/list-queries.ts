import type { ContentKind, TextLanguage } from '@vitrine/contract/content/editing'
import type { DatedText } from '@vitrine/domain/content/text-state'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { DATA_BLOCKS } from './piece/piece-key.ts'

type Text = DatedText & { title: string }
export type ListedRow = {
  kind: ContentKind
  identifier: string
  store_id: number
  news_on: string | null
  texts: Partial<Record<TextLanguage, Text>>
  has_draft: boolean
  changed_at: Date
  changed_by: string | null
}

/** Without a store, of all of them. */
type Wish = { q: string; storeId: number | undefined }

/** Each piece once, those that are only drafted among them; by what shoppers find first: their names, news by its day. */
export async function selectListed(db: Database, { q, storeId }: Wish): Promise<ListedRow[]> {
  const part = `%${likeText(q)}%`
  const isIn = storeId === undefined ? sql`true` : sql`store_id = ${storeId}`
  const { rows } = await sql<ListedRow>`
    with written as (
      select 'page' as of, identifier, store_id, language, title, content, active, updated_at, news_on from cms_page
      union all
      select 'block', identifier, store_id, language, title, content, active, updated_at, null from cms_block
      where identifier <> all(${[...DATA_BLOCKS]})),
    piece as (
      select of, identifier, store_id, max(news_on) as news_on, max(updated_at) as changed_at,
        jsonb_object_agg(language, jsonb_build_object('title', title, 'isActive', active,
          'isWritten', title <> '' or content <> '',
          'changedAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as texts,
        string_agg(title || ' ' || content, ' ') as words
      from written group by of, identifier, store_id),
    begun as (
      select kind as of, identifier, store_id, (state ->> 'news_on')::date as news_on, updated_at,
        (select coalesce(jsonb_object_agg(t.key, jsonb_build_object('title', t.value ->> 'title', 'isActive', false,
          'isWritten', false, 'changedAt', '')), '{}') from jsonb_each(state -> 'texts') t) as texts,
        state::text as words, updated_by from content_draft)
    select case when of = 'block' then 'block' when coalesce(p.news_on, d.news_on) is null then 'page'
        else 'news' end as kind,
      identifier, store_id, to_char(coalesce(p.news_on, d.news_on), 'YYYY-MM-DD') as news_on,
      coalesce(p.texts, d.texts) as texts, d.identifier is not null as has_draft,
      greatest(p.changed_at, d.updated_at) as changed_at,
      (select ${nameSql('c')} from customer c where c.customer_id = coalesce(d.updated_by, (
        select v.published_by from content_version v where v.kind = of and v.identifier = piece.identifier
          and v.store_id = piece.store_id order by v.version_id desc limit 1))) as changed_by
    from (select of, identifier, store_id from piece union select of, identifier, store_id from begun) piece
    left join piece p using (of, identifier, store_id) left join begun d using (of, identifier, store_id)
    where ${isIn} and (${q} = '' or identifier ilike ${part} or p.words ilike ${part} or d.words ilike ${part})
    order by coalesce(p.news_on, d.news_on) desc nulls last, identifier, store_id`.execute(db)
  return rows
}
