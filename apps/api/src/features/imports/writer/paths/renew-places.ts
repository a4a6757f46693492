// How deep categories lie and where they are found, made from who stands under whom and what each is called.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** After any change of parents or keys. Answers how many came to lie elsewhere. */
export async function renewPlaces(db: Database): Promise<number> {
  const { rows } = await sql<{ category_id: number }>`
    with recursive language as (select unnest(${[...LANGUAGES]}::text[]) as language),
    named as (
      select c.category_id, c.parent_id, l.language, coalesce(own.url_key, en.url_key) as url_key
      from category c cross join language l
      left join category_text own on own.category_id = c.category_id and own.language = l.language
      left join category_text en on en.category_id = c.category_id and en.language = 'en'),
    placed as (
      select category_id, language, url_key as url_path, 1 as level from named where parent_id is null
      union all
      select n.category_id, n.language, p.url_path || '/' || n.url_key, p.level + 1
      from named n join placed p on p.category_id = n.parent_id and p.language = n.language),
    deeper as (
      update category c set level = p.level from placed p
      where p.category_id = c.category_id and p.language = 'en' and c.level <> p.level returning c.category_id),
    elsewhere as (
      update category_text t set url_path = p.url_path from placed p
      where p.category_id = t.category_id and p.language = split_part(t.language, '-', 1)
        and t.url_path <> p.url_path returning t.category_id)
    select category_id from deeper union select category_id from elsewhere`.execute(db)
  return rows.length
}
