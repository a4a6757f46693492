import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isShownSql } from '#api/db/rules/product-rules.ts'

/**
 * One row per language for each category, visible product and page. `path` is the address it keeps: the key itself,
 * or the key with its id where another was first. Languages without a text of their own use the English key.
 * Where it has none to keep, the row `is_claim` for one: the first of a key claims it bare (categories before products,
 * the older before the newer), the others claim it with their id.
 */
export async function collectWantedPaths(db: Database, { pagesToo = true } = {}): Promise<void> {
  await sql`
    create temporary table wanted_path on commit drop as
    with language as (select unnest(${[...LANGUAGES]}::text[]) as language),
    wanted as (
      select 'category' as entity_type, category_id::bigint as entity_id, language, url_path as key
      from category_text where category_id in (select category_id from seen_category)
        and language in (select language from language)
      union all
      select 'product', p.product_id, l.language, coalesce(own.url_key, en.url_key)
      from product p join seen_product using (product_id) cross join language l
      join product_text en on en.product_id = p.product_id and en.language = 'en'
      left join product_text own on own.product_id = p.product_id and own.language = l.language
      where ${isShownSql('p')}
      union all
      select 'cms_page', coalesce(own.page_id, en.page_id), l.language, 'i/' || en.identifier
      from cms_page en cross join language l
      left join cms_page own on own.identifier = en.identifier and own.language = l.language and own.store_id = 0
        and own.active
      where ${pagesToo} and en.language = 'en' and en.store_id = 0 and en.news_on is null and en.active)
    select entity_type, entity_id, language, key, is_claim, case when not is_claim then path
      when row_number() over (partition by language, key, is_claim order by entity_type, entity_id) = 1 then key
      else key || '-' || entity_id end as path
    from (
    select w.*, u.path, u.path is null as is_claim from wanted w
    left join url_path u on u.entity_type = w.entity_type and u.entity_id = w.entity_id and u.language = w.language
      and (u.path = w.key or starts_with(u.path, w.key || '-' || w.entity_id))) found`.execute(db)
  await sql`analyze wanted_path`.execute(db)
}

/** Takes away the addresses nobody keeps, of all or of those seen alone, and notes whose they were. */
export async function releasePaths(db: Database, { ofSeen = false } = {}): Promise<void> {
  const among = ofSeen ? SEEN : sql``
  await sql`create temporary table moved_path
    (language text, path text, entity_type text, entity_id bigint) on commit drop`.execute(db)
  await sql`
    with gone as (
      delete from url_path u where u.entity_type <> 'redirect' ${among} and not exists (
        select from wanted_path w where w.entity_type = u.entity_type and w.entity_id = u.entity_id
          and w.language = u.language and w.path = u.path)
      returning language, path, entity_type, entity_id)
    insert into moved_path select * from gone`.execute(db)
}

const SEEN = sql`and ((u.entity_type = 'product' and u.entity_id in (select product_id from seen_product))
  or (u.entity_type = 'category' and u.entity_id in (select category_id from seen_category)))`
